import type { ComponentType } from 'react'
import { Buttons, Messages, Tags } from './actions'
import { Fields, Refusals } from './fields'
import { Colours, Icons, Spaces, Types } from './foundations'
import { Heads, SaveBars } from './frame'
import { EmptyTable, FilledTable, LoadingTable, States } from './lists'

interface Section {
  readonly id: string
  readonly title: string
  readonly Content: ComponentType
}

/** THE table of the gallery's sections, each with a picture that is expected of it (test/visual/expected-studio). */
export const sections: readonly Section[] = [
  { id: 'colours', title: 'Colours', Content: Colours },
  { id: 'types', title: 'Type', Content: Types },
  { id: 'spaces', title: 'Spacing', Content: Spaces },
  { id: 'icons', title: 'Icons', Content: Icons },
  { id: 'heads', title: 'Heads of screens', Content: Heads },
  { id: 'buttons', title: 'Buttons', Content: Buttons },
  { id: 'tags', title: 'States of things', Content: Tags },
  { id: 'messages', title: 'Messages', Content: Messages },
  { id: 'fields', title: 'Fields', Content: Fields },
  { id: 'refusals', title: 'Refused fields', Content: Refusals },
  { id: 'save-bars', title: 'Saving', Content: SaveBars },
  { id: 'table', title: 'A list', Content: FilledTable },
  { id: 'table-loading', title: 'A list that loads', Content: LoadingTable },
  { id: 'table-empty', title: 'A list without rows', Content: EmptyTable },
  { id: 'states', title: 'Screens that load or failed', Content: States },
]
