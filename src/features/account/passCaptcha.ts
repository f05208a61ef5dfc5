import { openDialog } from '@/ui/overlay/store'
import { CaptchaDialog } from './components/CaptchaDialog'

/** Has the visitor pass a slider captcha: its id, good for one call, or undefined when it was given up. */
export const passCaptcha = (): Promise<string | undefined> => openDialog<object, string>(CaptchaDialog, {})
