import fc from 'fast-check'
import { wordsOfDraft } from '@/features/community/draft-words'
import { DRAFT_VERSION, draftFrom } from '@/state/note-draft'

const picture = fc.record({
  id: fc.nat(),
  full: fc.string(),
  thumb: fc.string(),
  thumb_wx_mp: fc.string(),
  width: fc.nat(),
  height: fc.nat(),
})
/** Drafts as the first version wrote them. */
const first = fc.record({
  draft_id: fc.string({ minLength: 1 }),
  note: fc.option(fc.nat()),
  title: fc.string(),
  content: fc.string(),
  images: fc.array(picture, { maxLength: 9 }),
  isPublic: fc.boolean(),
  edited: fc.nat(),
})
const second = fc
  .tuple(
    first,
    fc.array(fc.record({ id: fc.nat(), title: fc.string() }), { maxLength: 5 }),
    fc.array(fc.record({ id: fc.nat(), name: fc.string(), price: fc.string(), main_image: fc.constant(null) }), {
      maxLength: 9,
    }),
  )
  .map(([draft, topics, products]) => ({ ...draft, topics, products, v: 2 }))
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('a draft of the first version is read with nothing lost, and mentions nothing', () => {
  fc.assert(
    fc.property(first, (draft) => {
      expect(draftFrom(stored(draft))).toEqual({ ...draft, topics: [], products: [], v: DRAFT_VERSION })
    }),
  )
})

test('a draft of this version is read as it is, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(second, (draft) => {
      const read = draftFrom(stored(draft))
      expect(read).toEqual(draft)
      expect(draftFrom(stored(read))).toEqual(read)
    }),
  )
})

test('any value is a whole draft of this version or cannot be read, and then its words remain', () => {
  const spoiltDraft = fc
    .tuple(second, fc.constantFrom('title', 'images', 'edited', 'topics', 'v', 'draft_id'), fc.jsonValue())
    .map(([draft, key, value]) => ({
      ...draft,
      [key]: value,
    }))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), spoiltDraft), (value) => {
      const draft = draftFrom(value)
      if (draft)
        expect([draft.v, typeof draft.title, Array.isArray(draft.products)]).toEqual([DRAFT_VERSION, 'string', true])
      else expect(typeof wordsOfDraft(value)).toBe('string')
    }),
  )
})

test.each([
  [{ v: 3, title: '桂花', content: '开了', blocks: [] }, '桂花\n\n开了'],
  [{ v: 9, title: ' ', text: '别的' }, '{"v":9,"title":" ","text":"别的"}'],
  ['只有文字', '只有文字'],
  [null, 'null'],
])('%j of a later version cannot be read, and its words are %j', (value, words) => {
  expect(draftFrom(value)).toBeNull()
  expect(wordsOfDraft(value)).toBe(words)
})
