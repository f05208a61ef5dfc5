import type { DoorView } from '@/features/door/useDoor'
import { draftViolation, inputOf, type ListDraft } from '@/features/door/list-draft'

const draft = (minAge: string): ListDraft => ({
  rules: { name: '大厅', min_age: null } as ListDraft['rules'],
  gates: '正门',
  questions: [],
  minAge,
  opens: '',
  closes: '',
})
const view = { gates: [], offsets: [] } as unknown as DoorView

test.each(['0', '100', '150', '18.5', '-3', '1,8', '十八'])(
  'a minimum age of %s is refused, never dropped',
  (minAge) => {
    expect(draftViolation(draft(minAge))).toBe('age')
  },
)

test.each([
  ['', null],
  ['1', 1],
  ['18', 18],
  ['99', 99],
])('a minimum age of %j is sent as %j', (minAge, age) => {
  expect(draftViolation(draft(minAge))).toBeNull()
  expect(inputOf(view, draft(minAge)).min_age).toBe(age)
})
