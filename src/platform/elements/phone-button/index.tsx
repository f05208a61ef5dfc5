import type { PhoneButtonProps } from '@/platform/elements/types'

/** Browsers have no button that gives a mobile number. */
export const hasPhoneButton = false

export const PhoneButton = (_: PhoneButtonProps) => null
