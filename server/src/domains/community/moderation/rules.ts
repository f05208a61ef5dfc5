import { DEFAULT_RULES, type ModerationRules } from '@storefront/contract/domain/community/moderation'
import type { ModerationSetting } from '@storefront/contract/entities/community/moderation'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'

const READ = `select sensitive_words, hold_below_approved, hold_account_days, hold_links, hold_pictures, wechat_check
  from moderation_setting where tenant_id = $1`

/** Returns the site's rules; of one that chose nothing, those that hold nothing. */
export async function moderationRules(tx: Connection, tenantId: number): Promise<ModerationRules> {
  const [row] = await tx.rows<ModerationRules>(READ, [tenantId], 'moderation_rules')
  return row ?? DEFAULT_RULES
}

const SAVE = `insert into moderation_setting (tenant_id, sensitive_words, hold_below_approved, hold_account_days, hold_links, hold_pictures, wechat_check)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict (tenant_id) do update set sensitive_words = excluded.sensitive_words,
    hold_below_approved = excluded.hold_below_approved, hold_account_days = excluded.hold_account_days, hold_links = excluded.hold_links,
    hold_pictures = excluded.hold_pictures, wechat_check = excluded.wechat_check`

const settingOf = (rules: ModerationRules): ModerationSetting => ({
  ...rules,
  sensitive_words: [...rules.sensitive_words],
})

export const readSetting = async (ctx: UserCtx): Promise<ModerationSetting> =>
  settingOf(await ctx.db.read((tx) => moderationRules(tx, ctx.tenant.id)))

/** Changes the rules for what is written from now on; words are stored once each, without blanks around them. */
export function changeSetting(ctx: UserCtx, setting: ModerationSetting): Promise<ModerationSetting> {
  const words = [...new Set(setting.sensitive_words.map((word) => word.trim()).filter((word) => word !== ''))]
  const { hold_below_approved, hold_account_days, hold_links, hold_pictures, wechat_check } = setting
  return ctx.db.tx(async (tx) => {
    await tx.rows(SAVE, [
      ctx.tenant.id,
      words,
      hold_below_approved,
      hold_account_days,
      hold_links,
      hold_pictures,
      wechat_check,
    ])
    return settingOf(await moderationRules(tx, ctx.tenant.id))
  })
}
