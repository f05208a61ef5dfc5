import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { Page } from './support'

/** A photo service of one plain colour: in its pictures the hole is all that there is to see. */
export async function plainPhotos(): Promise<{ url: string; close: () => Promise<void> }> {
  const photo = await sharp({ create: { width: 560, height: 310, channels: 3, background: '#9ab8c8' } })
    .png()
    .toBuffer()
  const server = createServer((_, reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end(photo))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{width}/{height}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** CSS pixels from the left at which the captcha's hole begins, seen as a person sees it: where the picture is dark. */
async function holeAt(page: Page): Promise<number> {
  return page
    .getByRole('dialog', { name: '安全验证' })
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      for (let x = 0; x < canvas.width; x += 1)
        for (let y = 0; y < canvas.height; y += 1)
          if ((data[(y * canvas.width + x) * 4 + 2] ?? 255) < 140) return (x / canvas.width) * 280
      throw new Error('the picture has no hole')
    })
}

/** Drags the piece of the captcha in front; `off` pixels beside the hole. */
export async function slide(page: Page, off = 0): Promise<void> {
  const knob = page.getByRole('slider')
  await knob.and(page.locator(':not([aria-disabled=true])')).waitFor()
  const way = (await holeAt(page)) + off
  const box = await knob.boundingBox()
  if (!box) throw new Error('no knob')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + (way * step) / 12, y + (step % 3))
    // A person takes time for the way: the rule under test asks for it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 16)))
  }
  await page.mouse.up()
}
