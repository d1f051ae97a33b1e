import { useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Button } from '../look/Button.tsx'
import { Modal } from '../look/Dialog.tsx'
import type { Kept } from '../store/shelf.ts'
import { matchName } from './label.ts'

interface RenameProps {
  match: Kept | null
  onClose: () => void
  onName: (name: string) => void
}

/** Another name for a match; none gives it back the name of its battle. */
export const Rename = ({ match, onClose, onName }: RenameProps) => {
  const words = useWords()
  return (
    <Modal open={match !== null} title={words.matches.rename} closeLabel={words.app.close} onClose={onClose}>
      {match && <NameField key={match.id} match={match} onClose={onClose} onName={onName} />}
    </Modal>
  )
}

const NameField = ({ match, onClose, onName }: RenameProps & { match: Kept }) => {
  const lang = useLang()
  const words = useWords()
  const [name, setName] = useState(match.name)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onName(name.trim())
      }}
    >
      <label className="text-field">
        <span>{words.matches.name}</span>
        <input
          value={name}
          maxLength={60}
          placeholder={matchName({ ...match, name: '' }, lang)}
          onChange={event => setName(event.target.value)}
        />
      </label>
      <div className="dialog-acts">
        <Button onClick={onClose}>{words.app.cancel}</Button>
        <Button kind="primary" onClick={() => onName(name.trim())}>
          {words.matches.rename}
        </Button>
      </div>
    </form>
  )
}
