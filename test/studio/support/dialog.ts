import { screen } from '@testing-library/react'

/**
 * The dialog or drawer with a title. By role and name alone they are not told apart: all of antd's titles have one id
 * in tests.
 */
export async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title, .ant-drawer-title' })
  const dialog = heading.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error(`${title} is no title of a dialog`)
  return dialog
}
