import type { TextKey } from '../i18n'
import { StepButton } from './StepButton'

/** A step of a lifecycle as the studio offers it. */
export interface StepRow<Action extends string> {
  readonly action: Action
  readonly text: TextKey
  /** The effect of the step, shown before it is taken. */
  readonly question: TextKey
  /** `required` where the other side has to be told why. */
  readonly note?: 'optional' | 'required'
  readonly isDanger?: true
  readonly isPrimary?: true
}

interface StepsProps<Action extends string> {
  readonly rows: readonly StepRow<Action>[]
  /** Actions that are possible now. */
  readonly actions: readonly string[]
  readonly noteText?: TextKey
  readonly isBusy: boolean
  readonly onStep: (action: Action, note: string) => Promise<unknown>
}

/** The buttons of what can be done now, in the order of their table. */
export function Steps<Action extends string>({ rows, actions, noteText, isBusy, onStep }: StepsProps<Action>) {
  return rows
    .filter(({ action }) => actions.includes(action))
    .map(({ action, ...row }) => (
      <StepButton key={action} {...row} noteText={noteText} isBusy={isBusy} onStep={(note) => onStep(action, note)} />
    ))
}
