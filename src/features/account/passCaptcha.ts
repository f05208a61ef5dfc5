import { openDialog } from '@/ui/overlay/store'
import { CaptchaDialog } from './components/binding/CaptchaDialog'

/** Shows the slider captcha: returns its id, which is valid for one call, or undefined when the visitor cancelled. */
export const passCaptcha = (): Promise<string | undefined> => openDialog<object, string>(CaptchaDialog, {})
