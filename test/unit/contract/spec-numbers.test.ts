import { countries } from '@storefront/contract/domain/country/country'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as constants from '@storefront/contract/constants'
import { isMobile, maskMobile } from '@storefront/contract/domain/account/mobile'
import { isOfType } from '@storefront/contract/domain/forms/input'
import { percents } from '@storefront/contract/domain/forms/vote'
import { isFree, priceParts } from '@storefront/contract/domain/money'
import { DESIGN_WIDTH } from '@storefront/contract/domain/picture-source'
import { BONUS_BOX_DAYS } from '@storefront/contract/domain/promotion/coins'
import { GIFT_VALID_MS } from '@storefront/contract/domain/wallet/user-coupon'
import { errors } from '@storefront/contract/errors'
import { countInK, countInWan } from '@/lib/count'
import { textLength } from '@/lib/text'
import { layoutRows } from '@/page-modules/items/layout'
import { contentSize } from '@/shared/coupon/coupon-content'
import { ROW_SHARE } from '@/shared/item-card/look'
import { PICTURE_LIMITS } from '../../../server/src/domains/site/upload/render'
import { regions } from '../../../server/src/opening/regions'

const root = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('docs/specification.md')

/** Returns what a source has at a place that nothing else can import; undefined where it is not there. */
const captureIn = (file: string, place: RegExp): string | undefined => place.exec(read(file))?.[1]
/** The least of the numbers from 1 on, in steps of a tenth of their size, that has a property; exact to one. */
function firstOf(has: (n: number) => boolean): number {
  let high = 1
  while (!has(high) && high < 1e7) high *= 2
  let low = high / 2
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (has(middle)) high = middle
    else low = middle
  }
  return high
}
const sizeOf = (n: number) => contentSize({ kind: 'amount', amount: String(n) } as Parameters<typeof contentSize>[0])
const lengths = (isValid: (text: string) => boolean, char: string) =>
  Array.from({ length: 40 }, (_, n) => n).filter((n) => isValid(char.repeat(n)))
const digitsOf = (level: string) =>
  [...new Set(regions().flatMap((one) => (one.level === level ? [one.code.length] : [])))].join()

/** Rows of section 9: the row, the cell as it stands, and the same cell made of the constants. */
const NUMBERS: readonly (readonly [row: string, value: string, constant: unknown])[] = [
  ['client cache', '300 s', `${constants.CLIENT_CACHE_MS / 1000} s`],
  ['toast', '2000 ms by default', `${constants.TOAST_MS} ms by default`],
  ['grid', '3 columns by default', `${constants.GRID_COLUMNS} columns by default`],
  ['tabs', 'scroll above 4', `scroll above ${constants.TABS_FIT_MAX}`],
  ['page of a list', '20', `${constants.PAGE_SIZE}`],
  [
    'infinite scroll, refresh',
    'delay 1500 ms; distance 500 px; more at half a page left',
    `delay ${constants.LIST_DELAY_MS} ms; distance ${constants.LIST_SCROLL_DISTANCE} px; more at ${constants.LIST_LOAD_THRESHOLD * 2 === constants.PAGE_SIZE ? 'half a page' : 'another part'} left`,
  ],
  ['search', 'debounced by 1000 ms', `debounced by ${constants.SEARCH_DEBOUNCE_MS} ms`],
  ['pull to refresh', 'offset 44', `offset ${constants.PULL_OFFSET}`],
  [
    'reading progress',
    'told at 60% and at 100%',
    `told at ${constants.READING_PROGRESS.map((percent) => `${percent}%`).join(' and at ')}`,
  ],
  ['frame height', 'polled every 500 ms', `polled every ${constants.FRAME_HEIGHT_POLL_MS} ms`],
  ['first choice of a variant', 'told after 500 ms', `told after ${constants.VARIANT_FIRST_EMIT_MS} ms`],
  [
    'carousel',
    '3000 ms a slide, swipe threshold 50, 300 ms a move, 180 px high by default',
    `${constants.CAROUSEL.intervalMs} ms a slide, swipe threshold ${constants.CAROUSEL.threshold}, ${constants.CAROUSEL.durationMs} ms a move, ${constants.CAROUSEL.height} px high by default`,
  ],
  [
    'ticket carousel',
    '220 px for several cards, 190 px for one',
    `${constants.TICKET_CAROUSEL.height} px for several cards, ${constants.TICKET_CAROUSEL.single} px for one`,
  ],
  [
    'back-to-top',
    'offset 600, right 30px, bottom 40px',
    `offset ${constants.BACK_TOP_OFFSET}, right ${captureIn('src/ui/theme/surfaces.scss', /mixin float[\s\S]*?right: max\((\d+px)/)}, bottom ${captureIn('src/ui/theme/surfaces.scss', /mixin float[\s\S]*?bottom: calc\((\d+px)/)}`,
  ],
  ['mobile, code', '11 digits, 6 digits', `${countries.CN.mobile.digits[1]} digits, ${constants.CODE_LENGTH} digits`],
  ['resend', '60 s', `${constants.RESEND_SECONDS} s`],
  [
    'captcha',
    '280 wide, 155 high, piece 42, tolerance 5 px, 3 attempts to load, new after 1 s',
    `${constants.CAPTCHA.width} wide, ${constants.CAPTCHA.height} high, piece ${constants.CAPTCHA.piece}, tolerance ${constants.CAPTCHA.tolerance} px, ${constants.CAPTCHA.loadAttempts} attempts to load, new after ${constants.CAPTCHA.resetMs / 1000} s`,
  ],
  [
    "space between a module's items",
    '11 px, in list styles 0',
    `${layoutRows.grid.gap} px, in list styles ${layoutRows.list.gap}`,
  ],
  [
    'lazy pictures',
    '2 screens ahead, 1 retry',
    `${Number(captureIn('src/platform/elements/img/lazy-image.ts', /AHEAD = '(\d+)%'/)) / 100} screens ahead, ${captureIn('src/ui/display/Picture.tsx', /RETRIES = (\d+)/)} retry`,
  ],
  [
    'title, description of a list item',
    'at most 2 lines, 1 line',
    `at most ${constants.LIST_TITLE_LINES} lines, ${constants.LIST_DESCRIPTION_LINES} line`,
  ],
  [
    'waterfall',
    '2 columns, gutter 10; lazy and load distance 300, scaled by width/375; image ratio 0.1 to 2; image of a list item 25 percent wide',
    `${constants.WATERFALL.columns} columns, gutter ${constants.WATERFALL.gutter}; lazy and load distance ${constants.WATERFALL.distance}, scaled by width/${DESIGN_WIDTH}; image ratio ${constants.WATERFALL.minRatio} to ${constants.WATERFALL.maxRatio}; image of a list item ${ROW_SHARE * 100} percent wide`,
  ],
  [
    'relative times',
    'up to 7 days, then a date as `YYYY/MM/DD`',
    `up to ${captureIn('src/lib/time.ts', /RELATIVE_DAYS = (\d+)/)} days, then a date as \`YYYY/MM/DD\``,
  ],
  [
    'counts in thousands',
    'from 1000 on as K, above 10000 as 10K+',
    `from ${firstOf((n) => countInK(n).endsWith('K'))} on as K, above ${firstOf((n) => countInK(n).endsWith('K+')) - 1} as ${countInK(10_001)}`,
  ],
  [
    'counts in ten-thousands',
    '万, above 100000 as 10万+',
    `万, above ${firstOf((n) => countInWan(n).endsWith('万+')) - 1} as ${countInWan(100_001)}`,
  ],
  [
    'random ids',
    'base 36; random codes of 0-9 and A-Z',
    `base ${captureIn('src/lib/hash.ts', /random\(\)\.toString\((\d+)\)/)}; random codes of ${captureIn('server/src/lib/random.ts', /ALPHABET = '0123456789(A)BCDEFGHIJKLMNOPQRSTUVWXYZ'/) && '0-9 and A-Z'}`,
  ],
  ['regions', '3 levels', `${new Set(regions().map(({ level }) => level)).size} levels`],
  [
    'quota',
    'above 99 shown as sufficient, else the number',
    `above ${constants.AMPLE_QUOTA} shown as sufficient, else the number`,
  ],
  [
    "type size of a coupon's value",
    'shrinks from 100 and again from 1000',
    `shrinks from ${firstOf((n) => sizeOf(n) === 'm')} and again from ${firstOf((n) => sizeOf(n) === 's')}`,
  ],
  ['unclaimed gift', 'back after 24 hours', `back after ${GIFT_VALID_MS / 3_600_000} hours`],
  [
    'share of a vote',
    'percents, one decimal',
    `percents, ${String(percents(2, { 1: 1, 2: 2 })[0]).split('.')[1]?.length === 1 ? 'one decimal' : 'others'}`,
  ],
  [
    'raffle',
    "a bonus box after 3 days in a row; prices and amounts are the site's",
    `a bonus box after ${BONUS_BOX_DAYS} days in a row; prices and amounts are the site's`,
  ],
]

/** Numbers outside of section 9's tables: the sentence as it is made of what holds them. */
const SENTENCES: readonly string[] = [
  `brings up to ${constants.PAGE_SIZE} items and more by a tap`,
  `back-to-top after ${constants.BACK_TOP_OFFSET} px`,
  `the region codes: ${digitsOf('province')} digits a province, ${digitsOf('city')} a city, ${digitsOf('district')} a district`,
  `(${captureIn('src/shared/link/weapp.ts', /OPEN_TAG = (\d+)/)} takes a tag of its own that opens a mini-program)`,
  `above ${constants.LIST_COUNT_MAX.toLocaleString('en')}: more than that`,
  `After ${GIFT_VALID_MS / 3_600_000} hours unclaimed`,
  `every ${constants.FORM_SAVE_MS} ms`,
  `within ${constants.CAPTCHA.tolerance} px of its place`,
  `starts anew after ${constants.CAPTCHA.resetMs / 1000} s. After ${constants.CAPTCHA.loadAttempts} pictures that did not load`,
  `a countdown of ${constants.RESEND_SECONDS} s runs`,
  `number of ${lengths((text) => isMobile(text, countries.CN), '1').join()} characters while no countdown runs`,
  `| exactly ${lengths((text) => isMobile(text, countries.CN), '1').join()} characters |`,
  `| given, ${constants.CODE_LENGTH} characters |`,
  `(请选择日期, ${errors.resvDateRequired.code})`,
  `(${lengths((text) => isOfType(text, 'china-name'), '满')[0]} to ${lengths((text) => isOfType(text, 'china-name'), '满').at(-1)} characters)`,
  `counts a line break as ${textLength('\n')}.`,
  `| ${PICTURE_LIMITS.megapixels} megapixels at most; of an animation ${PICTURE_LIMITS.frames} frames and ${PICTURE_LIMITS.total} megapixels in all frames`,
  `a least and a most number of items; ${captureIn('contract/domain/forms/form.ts', /maxItems > (0) && count > maxItems/)} is no bound`,
  `at most ${captureIn('src/forms/widgets/choice.tsx', /one=\{props\.field\.maxItems === (\d)\}/)} acts as a radio`,
  `shows its first ${maskMobile('13800000001').indexOf('*')} digits`,
  `A price of ${isFree('0.00') ? '0.00' : ''} is shown as free`,
  `decimals unless they are ${priceParts('5.00', { code: 'CNY', symbol: '¥' }).decimals === '' ? '00' : ''}.`,
  `A ${errors.loginRequired.status} leads to login`,
  `| detail code ${errors.loginRequired.status} |`,
  `counted from ${captureIn('contract/domain/forms/vote.ts', /counts\[index \+ (\d)\]/)};`,
  `\`offset\` and \`limit\` ${constants.PAGE_SIZE};`,
  `refused with a ${errors.badRequest.status} that names it`,
  `\`err_code\` starts with ${captureIn('src/services/error.ts', /startsWith\('(\d)'\)/)} |`,
  `| ${errors.loginRequired.status} | login, with \`next\` |`,
  `| ${captureIn('src/services/error-policy.ts', /status === (\d+), kind: 'toast', text: server/)} | 服务器开小差了，请稍候再试 |`,
  `| ${captureIn('src/services/error-policy.ts', /status === (\d+), kind: 'toast', text: slow/)} | 当前网络情况较差，请稍候再试 |`,
  `is only logged (${constants.CLIENT_LOG.addressValue} of`,
  `| ${constants.CLIENT_LOG.sdkConfig} | config of the messaging app's SDK |`,
  `| ${constants.CLIENT_LOG.hideMenu} | hiding its menu |`,
  `| ${constants.CLIENT_LOG.upload} | upload of a picture |`,
  `| ${constants.CLIENT_LOG.localImage} | reading a picture of the device |`,
  `| ${constants.CLIENT_LOG.addressValue} | a wrong address value |`,
  `unclaimed for ${GIFT_VALID_MS / 3_600_000}\nhours`,
  `| ${constants.MODULE_PADDING} px; carousels, image ads and hot areas fill the width`,
]

/** Numbers that tests of parts show, each with its test: the parts are drawn by a library. */
const SHOWN: readonly (readonly [sentence: string, test: string, proof: RegExp])[] = [
  ['6 rows, 42 cells; a week has 7 entries or 0', 'test/components/ui/calendar.test.tsx', /42/],
]

/** Numbers of sections and examples, which no place of the code holds. */
const NOTATION: readonly RegExp[] = [
  /^#.*$/gm,
  /\[[^\]]*\]\([^)]*\)/g,
  /`[^`]*`/g,
  /is section 4 of this page|`spec 4,|\((?:2|3|7|8|9|5\.5)\)/g,
]

test.each(NUMBERS)('%s is %s by its constant', (row, value, constant) => {
  expect(page).toContain(`| ${row} | ${value} |`)
  expect(constant).toBe(value)
})

test.each(SENTENCES)('the page says "%s", as the code has it', (sentence) => {
  expect(page).toContain(sentence)
})

test.each(SHOWN)('the page says "%s", as %s shows', (sentence, file, proof) => {
  expect(page).toContain(sentence)
  expect(read(file)).toMatch(proof)
})

test('no number of the page is without its place in the code', () => {
  const rows = NUMBERS.map(([row, value]) => `| ${row} | ${value} |`)
  const rest = [...rows, ...SENTENCES, ...SHOWN.map(([sentence]) => sentence)].reduce(
    (text, part) => text.replaceAll(part, ''),
    page,
  )
  const words = NOTATION.reduce((text, pattern) => text.replaceAll(pattern, ''), rest)
  expect(words.split('\n').filter((line) => /\d/.test(line))).toEqual([])
})
