import { layouts } from '@storefront/contract/modules/define'
import fc, { type Arbitrary } from 'fast-check'
import { isRecord } from '@/page-modules/read'
import { rendererOf } from '@/page-modules/registry'
import type { ModuleConfig, ModuleItem } from '@/page-modules/types'
import { moduleFixtures, moduleOf } from '../../../fixtures/modules'
import { cleanup } from '../../setup/render'
import { renderScreen } from '../fixtures'

/** Values that break readers: other types, numbers out of bounds, texts with a special meaning. */
const rubbish: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e9,
    '5',
    [],
    {},
    [null],
    'javascript:alert(1)',
    'red;}x{',
    '__proto__',
    '</style><script>',
    {
      full: 'x',
      width: -5,
    },
  ),
)

/** The value with anything in the place of some of its parts, or some of them gone. */
function corrupt(value: unknown): Arbitrary<unknown> {
  const inside: Arbitrary<unknown> = Array.isArray(value)
    ? fc.tuple(...value.map(corrupt))
    : isRecord(value)
      ? fc
          .tuple(...Object.entries(value).map(([key, part]) => fc.tuple(fc.constant(key), corrupt(part), fc.nat(9))))
          .map((entries) =>
            Object.fromEntries(entries.filter(([, , luck]) => luck > 0).map(([key, part]) => [key, part])),
          )
      : fc.constant(value)
  return fc.oneof({ weight: 7, arbitrary: inside }, { weight: 1, arbitrary: rubbish })
}

/** Everything that a config may hold beside what is its type's own. */
const frame = {
  padding_lr: 11,
  title_config: { title: '题' },
  style_config: { radius: 8, item_background_color: '#fff', title_lines: 2 },
  layoutConfig: { columns: 3, gap: 8, ratio: 1 },
  list_config: { show_more: true, more_link: { type: 'shop.product' } },
  items_config: { margin_b: 4 },
}

test.each(moduleFixtures.map((fixture) => [fixture.type, fixture] as const))(
  '%s renders any config without an error',
  async (type, fixture) => {
    const consoleError = jest.spyOn(console, 'error')
    const { Body } = rendererOf(type)
    const items = (fixture.data?.results ?? []) as ModuleItem[]
    await fc.assert(
      fc.asyncProperty(
        corrupt({ ...frame, ...fixture.config }),
        fc.constantFrom(...layouts),
        fc.boolean(),
        async (corruptConfig, style, editable) => {
          // The slot hands on a record, whatever came.
          const config = (isRecord(corruptConfig) ? corruptConfig : {}) as ModuleConfig
          const module = { ...moduleOf(fixture, style, 1), config, editable }
          try {
            await renderScreen(<Body module={module} config={config} items={items} count={items.length} first />)
            expect(consoleError.mock.calls).toEqual([])
            rendererOf(type).isEmpty?.(config)
          } finally {
            cleanup()
          }
        },
      ),
      // A list draws many cards, which have tests of their own.
      { numRuns: fixture.data ? 8 : 20 },
    )
  },
  30_000,
)
