import type { Region } from '@storefront/contract/entities/account/address'
import { darkThemeOf } from '@storefront/contract/domain/site/dark-theme'
import type { Page } from '@storefront/contract/entities/common'
import type { PageConfig, Site } from '@storefront/contract/entities/site/site'
import type { Ctx } from '../../../core/context.types'
import { zoneOffsets } from '../../../lib/zone'
import { findUserWithBasket } from '../../account/profile/user'

/** Presents the public data of a site. */
export function presentSite({ tenant, client, now }: Ctx): Site {
  const { site } = tenant
  return {
    slug: tenant.slug,
    name: tenant.name,
    logo_url: site.logo_url,
    logo_square_url: site.logo_square_url,
    home_url: site.home_url || `${client.webRoot}/`,
    language: tenant.language,
    country: tenant.country.code,
    ...(tenant.config.ship_to.length > 0 && { ship_to: tenant.config.ship_to }),
    time_zone: { name: tenant.timeZone, offsets: [...zoneOffsets(tenant.timeZone, now)] },
    currency_info: { symbol: tenant.currency.symbol, code: tenant.currency.code, exponent: tenant.currency.exponent },
    wx_qr_url: site.wx_qr_url,
    wx_name: site.wx_name,
    contact_phone: site.contact_phone,
    contact_name: site.contact_name,
    contact_wx_qrcode: site.contact_wx_qrcode,
    powered_by: site.powered_by,
    web_view_hosts: site.web_view_hosts,
    theme: site.theme,
    theme_dark: darkThemeOf(site.theme),
    extra_data: { icp_content: site.icp_content },
  }
}

function presentConfig({ tenant, client, ports }: Ctx): PageConfig['config'] {
  const { wechat, minis } = tenant.accounts
  const mini = minis.find(({ appId }) => appId === client.miniAppId)
  return {
    ...tenant.config,
    is_open: tenant.accounts.takesPayments,
    wx_web: wechat === null ? null : { app_id: wechat, authorize_url: ports.wechatWeb.authorizeUrl({ appId: wechat }) },
    subscribe: {
      order: [...(mini?.subscribeOrder ?? [])],
      stock: [...(mini?.subscribeStock ?? [])],
      price: [...(mini?.subscribePrice ?? [])],
    },
  }
}

/** Site, user and switches; the user's part is one statement, the site's is the directory's. */
export async function pageConfig(ctx: Ctx): Promise<PageConfig> {
  const { user } = ctx
  const present = user ? await ctx.db.read((tx) => findUserWithBasket(ctx, tx, user.id)) : undefined
  return {
    site: presentSite(ctx),
    user: present?.user ?? null,
    config: presentConfig(ctx),
    basket_count: present?.basket_count ?? 0,
  }
}

interface DistrictQuery {
  country?: string
  province__code?: string
  city__code?: string
  district__code?: string
}

const REGIONS = `select code, name, level, nullif(postcode, '') as postcode from region
  where country = $3 and parent = $1 and level = $2 order by code`

/** Returns one level of the regions: all provinces, or what lies in the province, city or district that the query names. */
export async function districts(ctx: Ctx, level: Region['level'], query: DistrictQuery): Promise<Page<Region>> {
  const parents = {
    province: '',
    city: query.province__code,
    district: query.city__code,
    village: query.district__code,
  }
  const parent = parents[level]
  const { country, config } = ctx.tenant
  const place = query.country ?? country.code
  const isServed = place === country.code || config.ship_to.includes(place)
  if (parent === undefined || !isServed) return { count: 0, results: [] }
  const rows = await ctx.db.read((tx) =>
    tx.rows<Omit<Region, 'postcode'> & { postcode: string | null }>(REGIONS, [parent, level, place], 'regions'),
  )
  const results = rows.map(({ postcode, ...region }): Region => (postcode === null ? region : { ...region, postcode }))
  return { count: results.length, results }
}
