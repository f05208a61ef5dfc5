import { drawPictures } from '../../../demo/entities/gallery'
import type { PictureSpec } from '../../../demo/pictures'
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

test('demo pictures that another site has are copied from it, and drawn where one of their files is lost', async () => {
  const storage = new MemoryStorage()
  const originals = await drawPictures({ storage, tenantId: 1 }, PICTURES)
  const contentOf = async (key = '') => (await storage.get(key))?.bytes.toString()
  // To be told from what would be drawn.
  for (const { fullKey } of originals)
    if (fullKey.endsWith('.jpg')) await storage.put(fullKey, Buffer.from('of the first site'), 'image/jpeg')
  const copies = await drawPictures({ storage, tenantId: 3, sourceTenantId: 1 }, PICTURES)
  expect(copies).toEqual(JSON.parse(JSON.stringify(originals).replaceAll('"t1/', '"t3/')))
  expect(await contentOf(copies[0]?.fullKey)).toBe('of the first site')
  for (const copied of copies)
    for (const key of [copied.thumbKey, copied.thumbWxMpKey])
      expect(await contentOf(key)).toBe(await contentOf(key.replace('t3/', 't1/')))

  await storage.remove(originals[0]?.thumbWxMpKey ?? '')
  const [picture] = await drawPictures({ storage, tenantId: 4, sourceTenantId: 1 }, PICTURES)
  expect(await contentOf(picture?.fullKey)).not.toBe('of the first site')
  expect(await contentOf(picture?.thumbWxMpKey)).toBeDefined()
})
