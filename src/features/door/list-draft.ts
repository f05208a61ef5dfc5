import type { DoorQuestion } from '@storefront/contract/domain/door/admit'
import type { DoorList, DoorListInput } from '@storefront/contract/entities/door/door'
import { fieldMoment, fieldText } from './door-time'
import type { DoorView } from './useDoor'

/** A question as it is being filled in: its choices are lines of a text. */
export interface QuestionDraft {
  readonly id: string
  readonly title: string
  readonly type: DoorQuestion['type']
  readonly choices: string
}

/** A check-in list as it is being filled in: gates are lines of a text, times those of the event's clock. */
export interface ListDraft {
  readonly rules: DoorList
  readonly gates: string
  readonly questions: readonly QuestionDraft[]
  readonly minAge: string
  readonly opens: string
  readonly closes: string
}

export const QUESTIONS_MAX = 5
const CHOICES_MAX = 20

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

const gatesOf = (view: DoorView, list: DoorList) =>
  list.id === null ? [] : view.gates.filter((gate) => gate.list === list.id)

/** Returns the draft of a list; without one, of a new list. */
export function draftOf(view: DoorView, rules: DoorList = emptyRules): ListDraft {
  const gates = gatesOf(view, rules).map(({ name }) => name)
  const offsets = view.offsets ?? []
  return {
    rules,
    gates: gates.join('\n'),
    questions: rules.questions.map(({ choices = [], ...question }) => ({ ...question, choices: choices.join('\n') })),
    minAge: rules.min_age === null ? '' : String(rules.min_age),
    opens: fieldText(rules.opens, offsets),
    closes: fieldText(rules.closes, offsets),
  }
}

/** Returns one more question, with an id that no other of them has. */
export function addQuestion(questions: readonly QuestionDraft[]): readonly QuestionDraft[] {
  const ids = new Set(questions.map(({ id }) => id))
  const number = Array.from({ length: QUESTIONS_MAX + 1 }, (_, n) => n + 1).find((n) => !ids.has(`q${n}`)) ?? 0
  return [...questions, { id: `q${number}`, title: '', type: 'confirm', choices: '' }]
}

const questionOf = ({ id, title, type, choices }: QuestionDraft): DoorQuestion => ({
  id,
  title: title.trim().slice(0, 100),
  type,
  ...(type === 'choice' && {
    choices: linesOf(choices)
      .slice(0, CHOICES_MAX)
      .map((choice) => choice.slice(0, 50)),
  }),
})

/** Returns the first violation of a draft that cannot be sent; null for none. */
export function draftViolation({
  rules,
  gates,
  questions,
  minAge,
  opens,
  closes,
}: ListDraft): 'missing' | 'times' | 'age' | 'choices' | null {
  if (rules.name.trim() === '' || linesOf(gates).length === 0) return 'missing'
  if (opens !== '' && closes !== '' && closes <= opens) return 'times'
  if (minAge !== '' && !/^[1-9]\d?$/.test(minAge)) return 'age'
  return questions.some(
    ({ title, type, choices }) => title.trim() !== '' && type === 'choice' && linesOf(choices).length < 2,
  )
    ? 'choices'
    : null
}

/** Returns the input of the call. Gates keep their ids by their place; a question without text is left out. */
export function inputOf(view: DoorView, { rules, gates, questions, minAge, opens, closes }: ListDraft): DoorListInput {
  const existingGates = gatesOf(view, rules)
  const names = linesOf(gates)
  // A gate that scans name cannot go: a line that was taken out leaves it as it was.
  const rest = existingGates.slice(names.length).map(({ id, name }) => ({ id, name }))
  const offsets = view.offsets ?? []
  return {
    ...rules,
    gates: [...names.map((name, n) => ({ id: existingGates[n]?.id ?? null, name: name.slice(0, 50) })), ...rest],
    questions: questions.filter(({ title }) => title.trim() !== '').map(questionOf),
    min_age: minAge === '' ? null : Number(minAge),
    opens: fieldMoment(opens, offsets),
    closes: fieldMoment(closes, offsets),
  }
}
