import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { SkeletonRows } from '@/ui/Skeleton'
import s from './Form.module.scss'
import { FormBody } from './FormBody'
import { useForm } from './useForm'
import type { Submitted } from './useSubmitForm'

/** A form within a text. One that does not come is left out without a word (spec 8). */
export function FormEmbed({ slug }: { readonly slug: string }) {
  const { data: form, isPending } = useForm(slug)
  if (!form) return isPending ? <SkeletonRows rows={2} /> : null
  return (
    <View className={s.embed}>
      <FormBody form={form} level={2} done={(submitted) => <Done submitted={submitted} />} />
    </View>
  )
}

function Done({ submitted: { success_page_title, success_page_message } }: { readonly submitted: Submitted }) {
  const t = useT()
  return (
    <View role="status">
      <View className={s.title}>{success_page_title || t('interact.form.done')}</View>
      <View className={s.description}>{success_page_message || t('interact.form.doneText')}</View>
    </View>
  )
}
