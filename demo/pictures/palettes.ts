import { keysOf } from '@storefront/contract/domain/keys-of'

/** A picture's colours: where the light falls (wall, table) and what stands in it (main, second, accent). */
export interface Palette {
  wall: string
  /** The wall away from the window. */
  wallShade: string
  table: string
  tableShade: string
  /** The object's own colour. */
  main: string
  /** Its companion: glaze, lining, second object. */
  second: string
  /** One small warm or cool note. */
  accent: string
  /** Darkest tone: lines, shadows. */
  deep: string
}

type Row = readonly [string, string, string, string, string, string, string, string]

const rows = {
  sage: ['#dfe7da', '#c0cfba', '#efe7da', '#d8cab4', '#7f9c82', '#f3eee4', '#d98b5f', '#2f4a3c'],
  celadon: ['#e3ede8', '#c2d8cf', '#f3eee6', '#dbd1c1', '#98c2b0', '#f6f2ea', '#c9764f', '#24524a'],
  oat: ['#f1e8db', '#decdb5', '#d9be9c', '#bb9970', '#f4ecdd', '#b98d61', '#7d8f69', '#5a4330'],
  clay: ['#f3dfd2', '#e2bfaa', '#f4ece2', '#dcc6b2', '#c8734c', '#f5e9dc', '#5f7a68', '#6b3523'],
  indigo: ['#dce3ec', '#b5c3d5', '#eee8df', '#d1c5b4', '#35527c', '#f2efe8', '#d9a05b', '#1e2f4b'],
  mist: ['#e8ecee', '#c8d1d6', '#f2f0ec', '#d6d1c8', '#8fa3ad', '#faf7f1', '#d5a679', '#3c4c56'],
  plum: ['#eadde3', '#d0b6c3', '#f3eae3', '#dac7b8', '#7e4a63', '#f4e9e4', '#d8a25a', '#43243a'],
  rose: ['#f6e3df', '#e7c6bf', '#fbf3ec', '#e4d2c3', '#d9938b', '#fff6ee', '#7c9a84', '#7a3f3f'],
  mustard: ['#f6ebcf', '#e6d2a0', '#f4ede2', '#dacab0', '#d9a43b', '#fbf4e6', '#4f6b5a', '#6a4a15'],
  moss: ['#d7decd', '#b1be9f', '#e5d9c5', '#c7b391', '#55704a', '#efe9d9', '#d7a24e', '#26361f'],
  ink: ['#dcdbd9', '#b7b6b4', '#ece8e1', '#cdc6ba', '#3a3e42', '#efebe3', '#b5563c', '#1d2022'],
  night: ['#3a4f65', '#223040', '#5d5047', '#3c322b', '#e9dcc4', '#8fa9b0', '#e9a95c', '#141d27'],
  forest: ['#456555', '#2a4237', '#8a6b4c', '#684d35', '#efe6d2', '#a9be9c', '#e0a458', '#15261e'],
  sky: ['#dcebf2', '#b3d2e0', '#f6f1e7', '#dccfbb', '#7fb0c8', '#fffaf0', '#e7a977', '#2c5268'],
  peach: ['#fde9d9', '#f6cfb2', '#fff7ef', '#ebd8c3', '#ee9f6f', '#fff8f0', '#7fa08c', '#8a4a28'],
  tea: ['#ebe6d3', '#cfc6a1', '#b58b61', '#916943', '#8b9a5b', '#f4efe0', '#c26a3d', '#3f4521'],
  terracotta: ['#f4dccb', '#e3b596', '#e9d3b8', '#cbab85', '#b5512f', '#f7e9d7', '#2f5d57', '#54210f'],
  sogan: ['#efe0c8', '#d9bf97', '#a87b4f', '#82572e', '#6b3f1d', '#f3e4c6', '#23395b', '#38200e'],
  lagoon: ['#d3e8e4', '#a0cac3', '#f1e5d1', '#d4c09f', '#1f7a78', '#f9f0df', '#e4883f', '#0f4446'],
  pandan: ['#e2ebcb', '#c0d198', '#efe3cc', '#d1bd98', '#6b9440', '#fbf6e6', '#d9603b', '#324a1b'],
  rattan: ['#f7eedd', '#e8d6b4', '#d8b78a', '#b68b58', '#c99a5b', '#fff7e6', '#4b6e5b', '#6b4a22'],
  spice: ['#f8e2c4', '#edbe85', '#f6ebdc', '#ddc6a8', '#c4412b', '#fff3df', '#6f7f2d', '#6a1f12'],
  nila: ['#d6dee9', '#a6b7cf', '#e9ddc8', '#cbb68f', '#26406f', '#f5ecd9', '#c9803b', '#14243f'],
  kopi: ['#e8dacb', '#cdb59c', '#8a6344', '#654428', '#4a2e1f', '#eedfcb', '#d08a3e', '#2a170d'],
  bunga: ['#f7dedd', '#e8b4b2', '#f9eee2', '#e0cab2', '#c24e62', '#fff3ea', '#3e7468', '#6a2032'],
  senja: ['#8a5258', '#4c2c3a', '#a9684c', '#7a4431', '#f4dec0', '#d99b6c', '#f2b35e', '#2b1420'],
} as const satisfies Record<string, Row>

export type PaletteName = keyof typeof rows

export const paletteNames = keysOf(rows)

/** The palette of that name. */
export function palette(name: PaletteName): Palette {
  const [wall, wallShade, table, tableShade, main, second, accent, deep] = rows[name]
  return { wall, wallShade, table, tableShade, main, second, accent, deep }
}
