import { countries } from '../country/country'
import { isMobile } from './mobile'
import { removeInvisible } from '../text/invisible'
import { narrowWidth } from '../text/width'

/** Stand where the mobile number was, before a labelled name, and for a space between Latin words; no text has them. */
export const [HERE, NAMED, GAP] = ['\u0001', '\u0002', '\u0003']

/** Facts from the shape of a pasted text: numbers, labels and separators, without any knowledge of regions. */
export interface AddressPieces {
  /** 11 digits, without +86, spaces and dashes; '' when there is none. */
  readonly mobile: string
  /** The name behind a label; '' when no label names one. */
  readonly labelled: string
  /** Parts in their order; HERE stands where the mobile number was. */
  readonly parts: readonly string[]
  /** The extension of a virtual number (`9100`), which the courier dials; '' when there is none. */
  readonly extension: string
  /** Further mobile numbers and landlines as they were written. */
  readonly numbers: readonly string[]
  /** Postcodes, for which an address has no field. */
  readonly postcodes: readonly string[]
  /** Whether the text had an ID number, which is in no part. */
  readonly hasIdNumber: boolean
}

// No look-behind: older engines do not read it.
const MOBILE = /(^|\D)(?:(?:\+|00)?86[\s-]*)?(1[3-9]\d(?:[\s-]*\d){8})(?!\d)/
/** Behind a mobile number; a number of a house is none. */
const EXTENSION = /^[\s,，]*(?:-|[转轉]|分机)\s*(\d{2,6})(?![\d号栋幢座楼层室单弄巷组])/
const BRACKETED = /[[【](?:转|分机)?(\d{2,6})[\]】]/g
const LANDLINE =
  /(^|[^\d-])((?:\(0\d{2,3}\)|0\d{2,3})[\s-]?\d{3,4}[\s-]?\d{4}(?:(?:-|[转轉])\d{1,6})?|[48]00-?\d{3}-?\d{4})(?!\d)/g
const ID_NUMBER =
  /(^|\D)[1-9]\d{5}[\s-]?(?:18|19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[\s-]?\d{3}[\dXx](?!\d)/g
const ID_LABEL = /(?:居民)?身份[证證](?:号码|号|號碼|號)?\s*[:：]?\s*/g
/** The fifteen digits of before 2000, of which only the label says what they are. */
const LABELLED_ID = /(?:居民)?身份[证證](?:号码|号|號碼|號)?\s*[:：]?\s*\d{6}[\s-]?\d{6}[\s-]?\d{3}(?!\d)/g
const POSTCODE =
  /(^|[\s,，;；])(?:邮(?:政)?编(?:码)?\s*[:：]?\s*)?(\d{6})(?=$|[\s,，;；])|邮(?:政)?编(?:码)?\s*[:：]?\s*(\d{6})(?!\d)/g
const NAME_LABEL = /(?:收[货貨]人|收件人|[联聯][系絡络繫]人|姓名|名字)(?:姓名)?(?:\s*[:：]\s*|\s+)/g
const LABELS =
  /(?:手[机機](?:[号號][码碼]?)?|[联聯][系絡络繫](?:电话|電話|方式)|(?:电话|電話)(?:号码|號碼)?|所在地[区區]?|地[区區]|(?:[详詳][细細]|收[货貨]|收件)?地址)\s*[:：]\s*|[(（](?:收|收[货貨]|收件)[)）]/g
/** Emoji stand in the planes of the surrogates D83C to D83E and among the symbols. */
const EMOJI = /[\u2600-\u27bf\u2b00-\u2bff]|\ufe0f|\u20e3|\u200d|[\ud83c-\ud83e][\udc00-\udfff]/g
/** A house's number or a count may follow the same marks (`8、9号楼`), a mobile number does not. */
const FIRST_OF_LIST = /^\s*(?:1\s*(?:[.、)）]|\ufe0f?\u20e3)(?!\d(?!\d{10}))|[①⑴])/
const LIST_NUMBER = /(^|\n|\s)\s*(?:\d{1,2}\s*(?:[.、)）]|\ufe0f?\u20e3)(?!\d(?!\d{10}))|[\u2460-\u247c](?!号))\s*/g
/** A circled number orders a list without a blank before it, too. */
const CIRCLED = /[\u2460-\u247c](?!号)/g
/** A name of two characters is also written with a blank between them. */
const SPACED_NAME = new RegExp(
  `(^|[\\s${NAMED},;|:])([\\u3400-\\u9fff]) +([\\u3400-\\u9fff])(?=$|[\\s${HERE},;|])`,
  'g',
)
const SEPARATORS = /[\s,，;；、|。:：]+/
const LATIN = 'A-Za-z\\u00c0-\\u024f'
const LATIN_WORDS = new RegExp(`([${LATIN}][${LATIN}.'-]*) +(?=[${LATIN}])`, 'g')

/** Whether a text has a number of an identity card, which a shop does not store. */
export const hasIdNumber = (text: string): boolean => narrowWidth(removeInvisible(text)).search(ID_NUMBER) >= 0

/** Takes the phone numbers out of a text: the first mobile number, its extension, and all others. */
function takeNumbers(text: string): { text: string; mobile: string; extension: string; numbers: readonly string[] } {
  const mobiles: string[] = []
  const numbers: string[] = []
  let extension = ''
  let rest = text
  for (let match = MOBILE.exec(rest); match; match = MOBILE.exec(rest)) {
    const [whole, before = '', number = ''] = match
    const digits = number.replace(/\D/g, '')
    const behind = rest.slice(match.index + whole.length)
    const dialled = EXTENSION.exec(behind)
    const isFirst = mobiles.length === 0 && isMobile(digits, countries.CN)
    if (isFirst) extension = dialled?.[1] ?? ''
    else numbers.push(dialled ? `${digits}-${dialled[1]}` : digits)
    mobiles.push(digits)
    rest = `${rest.slice(0, match.index)}${before} ${isFirst ? HERE : ''} ${behind.slice(dialled?.[0].length ?? 0)}`
  }
  rest = rest.replace(LANDLINE, (_, before: string, number: string) => {
    numbers.push(number.replace(/\s/g, '-'))
    return `${before} `
  })
  rest = rest.replace(BRACKETED, (whole, digits: string) => {
    if (extension !== '' && extension !== digits) return whole
    extension = digits
    return ' '
  })
  return { text: rest, mobile: mobiles[0] ?? '', extension, numbers }
}

/** Removes what only orders a list: `1.`, `2、`, `①`; within a line only in a text that begins with the first. */
function removeListNumbers(text: string): string {
  if (/^\s*[①⑴]/.test(text)) return text.replace(CIRCLED, ' ')
  if (FIRST_OF_LIST.test(text)) return text.replace(LIST_NUMBER, '$1')
  return text.replace(LIST_NUMBER, (whole, before: string, at: number) =>
    at === 0 || before === '\n' ? before : whole,
  )
}

/**
 * Splits a pasted address by its shape. Every letter of it is in one of the pieces, but for labels, list numbers, `+86`
 * and ID numbers.
 */
export function addressPieces(text: string): AddressPieces {
  let isIdentified = false
  const postcodes: string[] = []
  const visible = removeInvisible(narrowWidth(text)).replace(/(?!\s)\p{Cc}/gu, ' ')
  const plain = removeListNumbers(visible)
    .replace(EMOJI, ' ')
    .replace(LABELLED_ID, () => {
      isIdentified = true
      return ' '
    })
    .replace(ID_NUMBER, (_, before: string) => {
      isIdentified = true
      return `${before} `
    })
    .replace(isIdentified ? ID_LABEL : /$^/, ' ')
  const phones = takeNumbers(plain)
  const rest = phones.text
    .replace(POSTCODE, (_, before: string | undefined, alone: string | undefined, labelled: string | undefined) => {
      postcodes.push(alone ?? labelled ?? '')
      return `${before ?? ''} `
    })
    .replace(NAME_LABEL, ` ${NAMED}`)
    .replace(LABELS, ' ')
    .replace(SPACED_NAME, '$1$2$3')
    .replace(LATIN_WORDS, `$1${GAP}`)
  const parts = rest.split(SEPARATORS).filter((part) => part !== '' && part !== NAMED)
  const nameIndex = parts.findIndex((part) => part.startsWith(NAMED))
  const unmarked = parts.map((part) => part.split(NAMED).join(''))
  return {
    mobile: phones.mobile,
    extension: phones.extension,
    numbers: phones.numbers,
    postcodes,
    hasIdNumber: isIdentified,
    labelled: unmarked[nameIndex] ?? '',
    parts: unmarked.filter((_, at) => at !== nameIndex),
  }
}
