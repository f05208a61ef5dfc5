import { fireEvent, screen } from '@testing-library/react'

/** Types a date or a moment into a field of the studio, and leaves it. */
export function typeDate(label: string, text: string): void {
  const field = screen.getByLabelText(label)
  fireEvent.mouseDown(field)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}
