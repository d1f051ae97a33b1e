import { Component, type ReactNode } from 'react'
import { wordsNow } from './lang.ts'
import { Notice } from './Notice.tsx'

/** A fault of the screen never costs the match: it lies on the shelf, answer by answer. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const words = wordsNow().app
    return (
      <Notice title={words.broken} text={words.brokenText} home>
        <button type="button" className="btn primary normal" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </Notice>
    )
  }
}
