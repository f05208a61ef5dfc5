import type { DoorList, DoorListInput } from '@storefront/contract/entities/door/door'
import type { DoorView } from './useDoor'

/** A check-in list as it is being filled in: gates and questions are lines of a text. */
export interface ListDraft {
  readonly rules: DoorList
  readonly gates: string
  readonly questions: string
  readonly minAge: string
}

const QUESTIONS_MAX = 5

const emptyRules: DoorList = {
  id: null,
  name: '',
  type_ids: null,
  takes_registrations: true,
  opens: null,
  closes: null,
  reentry: 'once',
  has_exit: false,
  is_inner: false,
  needs_rotating: false,
  questions: [],
  min_age: null,
  attention_type_ids: [],
  shows_initials: false,
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const gatesOf = (view: DoorView, list: DoorList) => (list.id === null ? [] : view.gates.filter((gate) => gate.list === list.id))

/** The draft of a list; without one, of a new list. */
export function draftOf(view: DoorView, rules: DoorList = emptyRules): ListDraft {
  const gates = gatesOf(view, rules).map(({ name }) => name)
  return {
    rules,
    gates: gates.join('\n'),
    questions: rules.questions.map(({ title }) => title).join('\n'),
    minAge: rules.min_age === null ? '' : String(rules.min_age),
  }
}

/** What is sent; null as long as the name or a gate is missing. Gates and questions keep their ids by their place. */
export function inputOf(view: DoorView, { rules, gates, questions, minAge }: ListDraft): DoorListInput | null {
  const existingGates = gatesOf(view, rules)
  const names = linesOf(gates)
  // A gate that scans name cannot go: a line that was taken out leaves it as it was.
  const rest = existingGates.slice(names.length).map(({ id, name }) => ({ id, name }))
  const age = Number.parseInt(minAge, 10)
  if (rules.name.trim() === '' || names.length === 0) return null
  return {
    ...rules,
    gates: [...names.map((name, n) => ({ id: existingGates[n]?.id ?? null, name: name.slice(0, 50) })), ...rest],
    questions: linesOf(questions)
      .slice(0, QUESTIONS_MAX)
      .map((title, n) => ({ ...(rules.questions[n] ?? { id: `q${n + 1}`, type: 'confirm' }), title: title.slice(0, 100) })),
    min_age: age >= 1 && age <= 99 ? age : null,
  }
}
