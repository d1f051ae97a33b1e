import { selection } from 'd3-selection'

/** All that zooming asks of its library of transitions. We zoom without: there is never one to interrupt. */
export const interrupt = (): void => undefined

Object.assign(selection.prototype, {
  interrupt() {
    return this
  },
})
