/** The props of a shape's control: its value is the text of its JSON. */
export interface ShapeProps {
  readonly id?: string
  readonly label?: string
  readonly thumbs: Readonly<Record<string, string>>
  readonly value: string
  readonly onChange?: (text: string) => void
}
