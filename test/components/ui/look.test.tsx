import { act } from 'react'
import { defaultTheme, setLook, useLook } from '@/ui/stores'
import { render } from '../../setup/render'

const looks: unknown[] = []
function Part() {
  looks.push(useLook())
  return null
}

test('a part is drawn again when the look changes, and not for an equal one', async () => {
  const look = { theme: defaultTheme, light: null, scale: 1, isCareMode: false }
  setLook(look)
  await render(<Part />)
  await act(async () => setLook({ ...look }))
  expect(looks).toHaveLength(1)
  await act(async () => setLook({ ...look, scale: 1.3 }))
  expect(looks).toHaveLength(2)
  await act(async () => setLook(look))
})
