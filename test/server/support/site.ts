import type { SiteConfig } from '../../../server/src/core/site.types'
import { dragTo } from '../../support/captcha'
import { MAIN, type TestApp } from './app'
import type { Client } from './client'

/** Changes switches of the main site, seen at once. */
export async function configure(t: TestApp, config: Partial<SiteConfig>): Promise<void> {
  await t.make((tx) =>
    tx.rows('update tenant set config = config || $2::jsonb where tenant_id = $1', [MAIN, JSON.stringify(config)]),
  )
  t.app.directory.clear()
}

/** Makes a captcha and gives its id and where its hole is, which only the database knows. */
export async function openCaptcha(t: TestApp, client: Client): Promise<{ id: string; x: number }> {
  const { id } = (await client.post('/base/captcha/')).body
  const [row] = await t.make((tx) =>
    tx.rows<{ target_x: number }>('select target_x from captcha where tenant_id = 1 and id = $1', [id]),
  )
  return { id, x: row?.target_x ?? Number.NaN }
}

/** The id of a captcha that was passed. */
export async function passCaptcha(t: TestApp, client: Client): Promise<string> {
  const { id, x } = await openCaptcha(t, client)
  const { status, body } = await client.post(`/base/captcha/${id}/verify/`, { x, datas: dragTo(x) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}
