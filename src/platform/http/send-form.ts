import { HttpError, replyOf } from './reply'
import type { Http } from './types'

/** Returns the chosen file behind its address (`blob:` or `data:`). It is gone when the page that chose it is. */
async function fileOf(path: string): Promise<Blob> {
  try {
    return await (await fetch(path)).blob()
  } catch {
    throw new HttpError('network')
  }
}

/** A multipart form by XMLHttpRequest: fetch does not tell how much has gone out. */
export const sendForm: Http['upload'] = async ({
  url,
  path,
  name,
  field,
  headers,
  timeoutMs,
  isForeign = false,
  onProgress,
  signal,
}) => {
  const form = new FormData()
  form.append(field, await fileOf(path), name)
  if (signal?.aborted) throw new HttpError('aborted')
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const fail = (reason: HttpError['reason']) => () => reject(new HttpError(reason))
    request.open('POST', url)
    request.withCredentials = !isForeign
    request.timeout = timeoutMs
    for (const [key, value] of Object.entries(headers)) request.setRequestHeader(key, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () =>
      resolve(replyOf(request.status, request.responseText, request.getResponseHeader('Retry-After')))
    request.onerror = fail('network')
    request.ontimeout = fail('timeout')
    request.onabort = fail('aborted')
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}
