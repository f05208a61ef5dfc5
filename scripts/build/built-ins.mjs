import { ancestor, full } from 'acorn-walk'

/** @typedef {import('acorn').AnyNode} Node */
/** @typedef {readonly [chrome: number, ios: number]} Since the first version of each engine; Infinity where none has it */

/**
 * Built-ins that babel does not lower, and since when the engines have them (MDN's browser-compat-data). core-js-compat
 * is no source: it counts from the version that has the last bug mended. `.name` is a method by its name alone,
 * whatever object it is called on: no such name stands here that our objects or the packages' have for something else.
 * @type {Readonly<Record<string, Since>>}
 */
const SINCE = {
  '.at': [92, 15.4],
  '.flat': [69, 12],
  '.flatMap': [69, 12],
  '.trimStart': [66, 12],
  '.trimEnd': [66, 12],
  '.matchAll': [73, 13],
  '.replaceAll': [85, 13.4],
  '.findLast': [97, 15.4],
  '.findLastIndex': [97, 15.4],
  '.toSorted': [110, 16],
  '.toReversed': [110, 16],
  '.toSpliced': [110, 16],
  '.isWellFormed': [111, 16.4],
  '.toWellFormed': [111, 16.4],
  '.isSubsetOf': [122, 17],
  '.isSupersetOf': [122, 17],
  '.isDisjointFrom': [122, 17],
  '.symmetricDifference': [122, 17],
  '.replaceChildren': [86, 14],
  '.showModal': [37, 15.4],
  '.requestSubmit': [76, 16],
  '.checkVisibility': [105, 17.4],
  '.getAnimations': [84, 14],
  '.throwIfAborted': [100, 15.4],
  '.formatRange': [76, 14.5],
  '.formatRangeToParts': [76, 14.5],
  'Object.fromEntries': [73, 12.2],
  'Object.hasOwn': [93, 15.4],
  'Object.groupBy': [117, 17.4],
  'Map.groupBy': [117, 17.4],
  'Array.fromAsync': [121, 16.4],
  'Promise.allSettled': [76, 13],
  'Promise.any': [85, 14],
  'Promise.withResolvers': [119, 17.4],
  'Promise.try': [128, 18.2],
  'AbortSignal.abort': [93, 15],
  'AbortSignal.timeout': [103, 16],
  'AbortSignal.any': [116, 17.4],
  'URL.canParse': [120, 17],
  'URL.parse': [126, 18],
  'crypto.randomUUID': [92, 15.4],
  'Intl.PluralRules': [63, 13],
  'Intl.RelativeTimeFormat': [71, 14],
  'Intl.Locale': [74, 14],
  'Intl.ListFormat': [72, 14.5],
  'Intl.DisplayNames': [81, 14.5],
  'Intl.Segmenter': [87, 14.5],
  'Intl.supportedValuesOf': [99, 15.4],
  globalThis: [71, 12.2],
  queueMicrotask: [71, 12.2],
  BigInt: [67, 14],
  BigInt64Array: [67, 15],
  BigUint64Array: [67, 15],
  WeakRef: [84, 14.5],
  FinalizationRegistry: [84, 14.5],
  AggregateError: [85, 14],
  structuredClone: [98, 15.4],
  reportError: [95, 15.4],
  createImageBitmap: [50, 15],
  OffscreenCanvas: [69, 16.4],
  ResizeObserver: [64, 13.4],
  BroadcastChannel: [54, 15.4],
  CompressionStream: [80, 16.4],
  DecompressionStream: [80, 16.4],
  ClipboardItem: [76, 13.4],
  requestIdleCallback: [47, Infinity],
  BarcodeDetector: [83, Infinity],
}

/**
 * The built-ins that an output can name without harm, each with the reason. Names guarded by a `typeof` condition need
 * no row.
 * @type {ReadonlySet<string>}
 */
const HARMLESS = new Set([
  // The curve of a draw's check, which is loaded behind `typeof BigInt` (src/platform/beacon) and by no mini-program.
  'BigInt',
  'BigInt64Array',
  // The scanner asks `BarcodeDetector` first, which no iOS has (src/platform/scan/barcode.ts).
  'createImageBitmap',
  // i18next: its formats `list` and `relativetime`, which no text of the catalogues uses.
  'Intl.ListFormat',
  'Intl.RelativeTimeFormat',
  // i18next: in a `try`, with a rule of one and many, and a list of languages written from right to left, for engines
  // without.
  'Intl.PluralRules',
  'Intl.Locale',
])

/** The name by which a member is read, or null for a computed one. @param {import('acorn').MemberExpression} node */
function memberName({ property, computed }) {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

/** Whether a condition around the last of the nodes asks `typeof name`. @param {string} name @param {readonly Node[]} nodes */
function isGuarded(name, nodes) {
  const conditions = nodes.map((node) =>
    node.type === 'ConditionalExpression' || node.type === 'IfStatement'
      ? node.test
      : node.type === 'LogicalExpression'
        ? node.left
        : null,
  )
  const asks = (/** @type {Node} */ condition) => {
    let isAsked = false
    full(condition, (node) => {
      isAsked ||=
        node.type === 'UnaryExpression' &&
        node.operator === 'typeof' &&
        node.argument.type === 'Identifier' &&
        node.argument.name === name
    })
    return isAsked
  }
  return conditions.some((condition) => condition && asks(condition))
}

/**
 * The first built-in of a parsed script that an engine lacks, and where it stands; null when they have them all.
 * @param {import('acorn').Program} program
 * @param {{ chrome: string, ios: string }} engines
 * @returns {{ name: string, at: number } | null}
 */
export function builtInFault(program, { chrome, ios }) {
  /** @type {{ name: string, at: number } | null} */
  let fault = null
  /** @param {string} name @param {number} at @param {readonly Node[]} nodes */
  const note = (name, at, nodes) => {
    const since = Object.hasOwn(SINCE, name) ? SINCE[name] : undefined
    if (!since || HARMLESS.has(name) || (since[0] <= Number(chrome) && since[1] <= Number(ios))) return
    if (!isGuarded(name, nodes)) fault ??= { name, at }
  }
  ancestor(program, {
    CallExpression: ({ callee }, _state, nodes) => {
      if (callee.type === 'MemberExpression') note(`.${memberName(callee)}`, callee.property.start, nodes)
    },
    MemberExpression: (node, _state, nodes) => {
      if (node.object.type === 'Identifier') note(`${node.object.name}.${memberName(node)}`, node.start, nodes)
    },
    Identifier: ({ name, start }, _state, nodes) => {
      const outer = nodes[nodes.length - 2]
      if (outer?.type !== 'UnaryExpression' || outer.operator !== 'typeof') note(name, start, nodes)
    },
  })
  return fault
}
