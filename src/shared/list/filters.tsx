import type { TextKey } from '@/i18n'
import { AmountRange } from './panel/AmountRange'
import { CategoryChoice } from './panel/CategoryChoice'
import { Choice } from './panel/Choice'
import { DayRange } from './panel/DayRange'
import { type SwitchRow, Switches } from './panel/Switches'
import type { Direction } from './panel/spans'
import type { FilterTabs, PanelPart } from './spec'

/** From and to a day (spec 7: `from`, `to`), with spans that look back or ahead from today. */
export const dateRangeFilter = (direction: Direction): PanelPart => ({
  names: ['from', 'to'],
  range: 'days',
  render: (props) => <DayRange {...props} direction={direction} />,
})

/** From and to an amount of money; the two filters are decimal strings. */
export const amountRangeFilter = (label: TextKey, names: readonly [string, string]): PanelPart => ({
  names,
  range: 'amounts',
  render: (props) => <AmountRange {...props} label={label} names={names} />,
})

/** Filters that are on or off. */
export const toggleFilter = (label: TextKey, rows: readonly SwitchRow[]): PanelPart => ({
  names: rows.map(({ name }) => name),
  render: (props) => <Switches {...props} label={label} rows={rows} />,
})

/** Returns a list's tabs as a part of its panel, where the screen has tabs of its own. */
export const choiceFilter = (tabs: FilterTabs): PanelPart => ({
  names: [tabs.name],
  render: (props) => <Choice {...props} {...tabs} />,
})

/** The shop's categories; `category` holds an id. */
export const categoryFilter: PanelPart = { names: ['category'], render: (props) => <CategoryChoice {...props} /> }
