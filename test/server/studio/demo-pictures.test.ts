import { drawPictures } from '../../../server/demo/entities/gallery'
import type { PictureSpec } from '../../../server/demo/pictures/types'
import { MemoryStorage } from '../support/doubles'

const PICTURES: readonly PictureSpec[] = [
  { scene: 'bowl', palette: 'celadon', seed: 1, width: 800, height: 600 },
  { scene: 'icon-article', palette: 'celadon', seed: 1, width: 120, height: 120 },
]

test('demo pictures that are stored are recorded as before and not drawn again', async () => {
  const storage = new MemoryStorage()
  const draw = () => drawPictures({ storage, tenantId: 1 }, PICTURES)
  const pictures = await draw()
  expect(pictures.map(({ width, height, color }) => [width, height, /^(?:#[0-9a-f]{6})?$/.test(color)])).toEqual([
    [800, 600, true],
    [120, 120, true],
  ])
  const put = jest.spyOn(storage, 'put')
  expect(await draw()).toEqual(pictures)
  expect(put).not.toHaveBeenCalled()
})

test('a demo picture of which a file was lost is drawn again', async () => {
  const storage = new MemoryStorage()
  const draw = () => drawPictures({ storage, tenantId: 1 }, PICTURES)
  const [picture] = await draw()
  for (const key of [picture?.fullKey, picture?.thumbKey]) {
    await storage.remove(key ?? '')
    expect((await draw())[0]).toEqual(picture)
    expect(await storage.get(key ?? '')).not.toBeNull()
  }
})
