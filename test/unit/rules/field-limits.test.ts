import { hits, sources } from './sources'

test('no field limits what is typed of a mobile number or a code, because a pasted one has its country code and blanks', () => {
  const files = [...sources('src'), ...sources('studio/src')].filter(
    // The digits that a phone fills in by itself.
    ({ file }) => file !== 'src/platform/elements/input/index.mini.tsx',
  )
  expect(hits(files, /max[lL]ength=\{?["']?(?:11|6|MOBILE_LENGTH|CODE_LENGTH)\b/)).toEqual([])
  expect(hits(files, /slice\(0, ?(?:11|MOBILE_LENGTH)\)/)).toEqual([])
})
