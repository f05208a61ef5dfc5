import type { Connection } from '../../../server/src/db'

/** The site with id 1 as early migrations know it: factories write the columns of the newest schema. */
export async function makeEarlyTenant(tx: Connection): Promise<void> {
  await tx.rows(`insert into tenant (tenant_id, slug, name, language, currency_code, currency_symbol, currency_exponent, site, config, shipping, time_zone, created_at)
    values (1, 'old', '旧店', 'zh-cn', 'CNY', '¥', 2, '{}', '{}', '{"fee": 1000, "free_over": 19900}', 'Asia/Shanghai', now())`)
}
