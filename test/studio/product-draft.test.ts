import { combineOptions, emptyDraft, mergeDrafts, optionsOf } from '../../studio/src/product/draft'

const variant = (...values: string[]) => ({
  ...{ id: null, price: '1', promotion_price: null, sku: values.join(), inventory: 0 },
  attributes: values.map((value, n) => ({ name: `a${n}`, value })),
})

test('options of variants name each attribute once, with its values in order', () => {
  expect(optionsOf([variant('x', '1'), variant('x', '2'), variant('y', '1')])).toEqual([
    { name: 'a0', values: ['x', 'y'] },
    { name: 'a1', values: ['1', '2'] },
  ])
})

test('combining options gives every combination, keeps what was there, and ignores an unfinished option', () => {
  const present = { ...variant('x', '1'), id: 7, price: '9' }
  const options = [
    { name: 'a0', values: ['x', 'y'] },
    { name: 'a1', values: ['1'] },
    { name: '', values: ['z'] },
  ]
  const rows = combineOptions(options, [present])
  expect(rows.map(({ id, price, attributes }) => [id, price, attributes.map(({ value }) => value).join()])).toEqual([
    [7, '9', 'x,1'],
    [null, '9', 'y,1'],
  ])
  expect(combineOptions([], [present])).toHaveLength(1)
})

describe('merging two drafts of one base', () => {
  const base = { ...emptyDraft, name: 'cup', abstract: 'a' }

  test('takes each side where it alone changed a field', () => {
    const { merged, conflicts } = mergeDrafts(base, { ...base, name: 'mine' }, { ...base, abstract: 'theirs' })
    expect([merged.name, merged.abstract, conflicts]).toEqual(['mine', 'theirs', []])
  })

  test('names the fields that both changed to something else', () => {
    expect(mergeDrafts(base, { ...base, name: 'mine' }, { ...base, name: 'theirs' }).conflicts).toEqual(['name'])
    expect(mergeDrafts(base, { ...base, name: 'same' }, { ...base, name: 'same' }).conflicts).toEqual([])
  })

  test('takes no sale for a change of variants', () => {
    const [row] = base.variants
    const before = { ...base, variants: [{ ...variant(), ...row, id: 1, inventory: 5 }] }
    const sold = { ...before, variants: [{ ...variant(), ...row, id: 1, inventory: 4 }] }
    expect(
      mergeDrafts(before, { ...before, variants: [{ ...variant(), ...row, id: 1, inventory: 5, price: '2' }] }, sold)
        .conflicts,
    ).toEqual([])
  })
})
