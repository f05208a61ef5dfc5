import type { MadeUser } from '../../factories/account'
import type { TestApp } from './app'
import type { Client } from './client'

export type PromotionUser = MadeUser & { client: Client }

/** Creates the calls for tests of the promoter programme. */
export function promoterCalls(t: TestApp) {
  const operator = () =>
    t.user({ perms: ['distribution.change_promoter', 'distribution.read_income', 'shop.change_withdrawal'] })
  /** Opens the programme, with one rate of the site for all. */
  const open = async ({ rate, settleDays = 15 }: { rate: number; settleDays?: number }) => {
    const { client } = await operator()
    const setting = {
      is_open: true,
      has_second_level: false,
      attribution_days: 15,
      settle_days: settleDays,
      has_read_rule: false,
    }
    await client.put('/ops/distribution/setting/', setting)
    await client.put('/ops/distribution/rate/', { scope: 'site', target: null, dist_kind: null, level: 1, rate })
  }
  const idOf = async (user: PromotionUser): Promise<number> => {
    const [row] = await t.make((tx) =>
      tx.rows<{ id: number }>('select id from promoter where tenant_id = 1 and user_id = $1', [user.id]),
    )
    return row?.id ?? 0
  }
  /** An approved promoter; `code` is who brought them. */
  const promoter = async (code?: string): Promise<PromotionUser & { code: string }> => {
    const [user, staff] = [await t.user(), await operator()]
    const application = {
      dist_kind: 'promoter',
      name: '林小满',
      mobile: '13800000001',
      message: '',
      ...(code && { code }),
    }
    const { status } = await user.client.post('/distribution/promoter/', application, { key: true })
    if (status !== 200) throw new Error('the application was refused')
    const { body } = await staff.client.post(
      `/ops/distribution/promoter/${await idOf(user)}/process/`,
      { action: 'approve', reason: '' },
      { key: true },
    )
    return { ...user, code: body.code }
  }
  const visit = async ({ client }: Pick<PromotionUser, 'client'>, code: string) =>
    (await client.post('/distribution/visit/', { code, visited: t.ports.clock.now().toISOString() }, { key: true }))
      .body
  const sums = async ({ client }: Pick<PromotionUser, 'client'>) =>
    (await client.get('/distribution/promoter/')).body.sums
  return { operator, open, idOf, promoter, visit, sums }
}
