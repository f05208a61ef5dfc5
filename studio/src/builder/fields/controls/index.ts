import type { ComponentType } from 'react'
import type { FieldProps } from '../control-table'
import type { FieldKind } from '../kinds'
import { AreasField } from './AreasField'
import { ColourField } from './ColourField'
import { ContentField, ContentListField } from './content'
import { GroupField, QueryField } from './groups'
import { LinkField } from './LinkField'
import { ListField } from './items'
import { TabsField, WordsField } from './lists'
import { PlaceField, ResourceTypeField, SearchTypeField } from './names'
import { PictureField } from './PictureField'
import { ChoiceField, HtmlField, MomentField, MultilineField, NumberField, SwitchField, TextField } from './simple'

/** THE table of controls by the kind of a field. */
export const controls: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
  switch: SwitchField,
  choice: ChoiceField,
  number: NumberField,
  colour: ColourField,
  html: HtmlField,
  multiline: MultilineField,
  text: TextField,
  content: ContentField,
  searchType: SearchTypeField,
  place: PlaceField,
  resourceType: ResourceTypeField,
  words: WordsField,
  contents: ContentListField,
  picture: PictureField,
  link: LinkField,
  tabs: TabsField,
  areas: AreasField,
  list: ListField,
  query: QueryField,
  group: GroupField,
  moment: MomentField,
}
