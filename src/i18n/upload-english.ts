import type { PictureViolation } from '@storefront/contract/domain/forms/upload'

/**
 * The messages about a picture's size and resolution in English, which stand below those of the interface's language
 * (spec 8). English is no language of the interface: it has no other words.
 */
export const uploadEnglish: Readonly<Partial<Record<PictureViolation['rule'], string>>> = {
  sizeTips1: 'At most {allowed} KB, this one has {actual} KB',
  sizeTips2: 'At least {allowed} KB, this one has {actual} KB',
  resolutionTip1: 'Has to be {allowed} pixels, this one is {actual}',
  resolutionTip2: 'Width to height has to be {allowed}, this one is {actual}',
}
