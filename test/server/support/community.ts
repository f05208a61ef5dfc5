import type { TestApp } from './app'
import type { Client, Loose } from './client'
import { MAIN } from './app'

export type Member = Awaited<ReturnType<TestApp['user']>>

/** Posts a comment on something; its body, or the refusal's. */
export const comment = async (
  client: Client,
  target: string,
  key: number | string,
  text = '说得好',
  images: number[] = [],
): Promise<Loose> =>
  (await client.post('/comment/threadedcomment/', { target, key: String(key), text, images }, { key: true })).body
export const reply = async (client: Client, id: number, text = '同意'): Promise<Loose> =>
  (await client.post(`/comment/threadedcomment/${id}/reply/`, { text }, { key: true })).body
export const commentsOn = async (client: Client, target: string, key: number | string, more = ''): Promise<Loose> =>
  (await client.get(`/comment/threadedcomment/?target=${target}&key=${key}${more}`)).body
export const report = async (client: Client, id: number): Promise<Loose> =>
  (await client.post(`/comment/threadedcomment/${id}/report/`, { reason: 'spam', text: '广告' }, { key: true })).body

/** Sets the main site's rules; what is left out holds nothing. */
export async function setRules(t: TestApp, rules: object = {}): Promise<void> {
  const { client } = await moderator(t)
  const none = {
    sensitive_words: [],
    hold_below_approved: 0,
    hold_account_days: 0,
    hold_links: false,
    hold_pictures: false,
    wechat_check: false,
  }
  const { status, body } = await client.put('/ops/moderation/setting/', { ...none, ...rules })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

export const moderator = (t: TestApp): Promise<Member> => t.user({ perms: ['moderation.change_moderation'] })

/** Returns the queue's item for the post of that row. */
export async function itemOf(t: TestApp, kind: string, subjectId: number): Promise<Loose> {
  const rows = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from moderation_item where tenant_id = $1 and kind = $2 and subject_id = $3', [
      MAIN,
      kind,
      subjectId,
    ]),
  )
  const { client } = await moderator(t)
  return rows[0] ? (await client.get(`/ops/moderation/item/${rows[0].id}/`)).body : null
}

/** Decides on a post as it is now. */
export async function decide(client: Client, item: number, body: object): Promise<Loose> {
  const { revision } = (await client.get(`/ops/moderation/item/${item}/`)).body
  return (await client.post(`/ops/moderation/item/${item}/process/`, { revision, ...body }, { key: true })).body
}

/** Makes somebody known to the site's mini-program, who was there just now. */
export async function joinMini(t: TestApp, { id }: { id: number }, openId = `open-${id}`): Promise<void> {
  const insert =
    "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at, seen_at) values (1, 'weapp', 'wx-qingshi', $1, $2, $3, $3)"
  await t.make((tx) => tx.rows(insert, [openId, id, t.ports.clock.now()]))
}

/** Stored counts that differ from the rows they count. */
export const wrongCounts = (t: TestApp): Promise<Loose[]> =>
  t.make((tx) =>
    tx.rows<Loose>(
      `select c.id, c.like_count, c.reply_count from threaded_comment c where c.tenant_id = 1 and (
        c.like_count <> (select count(*) from comment_like k where k.tenant_id = 1 and k.comment_id = c.id)
        or c.reply_count <> (select count(*) from threaded_comment r where r.tenant_id = 1 and r.root_id = c.id and r.status = 'approved'))
       union all select i.id, i.report_count, 0 from moderation_item i where i.tenant_id = 1 and i.report_count <>
        (select count(*) from content_report r where r.tenant_id = 1 and r.item_id = i.id)`,
    ),
  )
