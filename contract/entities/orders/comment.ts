import { type Static, Type } from '@sinclair/typebox'
import { Author } from '../account/user'
import { Id, Image, Moment } from '../common'

/** What a buyer said of a product; the text is plain. */
export const ProductComment = Type.Object({
  id: Id,
  line_id: Id,
  product_id: Id,
  product_name: Type.String(),
  attributes_label: Type.String(),
  score: Type.Integer(),
  text: Type.String(),
  images: Type.Array(Image),
  author: Author,
  created: Moment,
})
export type ProductComment = Static<typeof ProductComment>
