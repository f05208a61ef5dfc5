import type { Image } from '@storefront/contract/entities/common'
import type { ContactMethods } from '@/features/site/contact-methods'
import { imageOf, isRecord, textOf } from '../read'
import type { ModuleConfig } from '../types'

/**
 * Returns the distributor whose corner it is, else who runs the shop, else its logo; a logo that is not the face is a
 * badge.
 */
export function contentFor(config: ModuleConfig): { readonly avatar: Image | null; readonly badge: Image | null } {
  const distributor =
    isRecord(config.distributor) && isRecord(config.distributor.user) ? imageOf(config.distributor.user.avatar) : null
  const person = distributor ?? imageOf(config.avatar)
  const logo = imageOf(config.logo)
  return person ? { avatar: person, badge: logo } : { avatar: logo, badge: null }
}

/** Returns the contact methods of a module's shop. */
export const contactMethodsOf = (config: ModuleConfig): ContactMethods => ({
  name: textOf(config.contact_name),
  phone: textOf(config.contact_phone),
  code: imageOf(config.contact_wx_qrcode)?.full ?? '',
})
