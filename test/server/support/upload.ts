import type { Client } from './client'

/** Sends a file in a form, as a browser does. @param path below the API */
export function uploadFile(
  client: Client,
  path: string,
  bytes: Buffer,
  { field = 'file', name = 'a.jpg', type = 'image/jpeg' } = {},
) {
  const edge = 'xEDGEx'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)])
  return client.send({
    method: 'POST',
    url: `${client.base}${path}`,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
  })
}
