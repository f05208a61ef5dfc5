import { type PageTexts, pageWord } from '@storefront/contract/domain/content/page-translation'
import type { Image } from '@storefront/contract/entities/common'
import { textsIn } from '../../../lib/translation'
import type { Ctx } from '../../../core/context.types'
import { type Config, isRecord, picturesIn } from './config'
import { picturesFor } from './modules'
import type { PageTranslations } from './queries'

/**
 * The description, title and picture of a page for search engines and link previews, as far as its settings give them.
 */
export interface PageShare {
  readonly description: string | null
  readonly title: string | null
  readonly picture: Image | null
}

const SETTINGS = 'select p.settings from page p where p.tenant_id = $1 and p.id = $2'
const textOf = (value: unknown, texts: PageTexts | undefined): string | null =>
  typeof value === 'string' && value.trim() !== '' ? pageWord(texts, value) : null

/** Reads the link preview from a page's settings (contract PageSettings). */
export function readPageShare(ctx: Ctx, id: number): Promise<PageShare> {
  return ctx.db.read(async (tx) => {
    const [row] = await tx.rows<{ settings: Config & { translations?: PageTranslations } }>(SETTINGS, [
      ctx.tenant.id,
      id,
    ])
    const settings = isRecord(row?.settings) ? row.settings : {}
    const texts = textsIn(ctx, { translations: row?.settings.translations ?? null })
    const [picture] = picturesIn(settings.share_image)
    const pictures = await picturesFor(ctx, tx, [{ config: settings }])
    return {
      description: textOf(settings.description, texts),
      title: textOf(settings.share_title, texts),
      picture: pictures.get(picture ?? 0) ?? null,
    }
  })
}
