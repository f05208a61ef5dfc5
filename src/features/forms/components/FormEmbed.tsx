// Home brings none of these texts itself.
import '@/i18n/subpackage'
import { View } from '@tarojs/components'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import common from './Interaction.module.scss'
import { FormBody } from './FormBody'
import { FormDone } from './FormDone'
import { useForm } from '@/features/forms/useForm'

/** A form within a text. One that does not come is left out without a word (spec 8). */
export function FormEmbed({ slug }: { readonly slug: string }) {
  const { data: form, isPending } = useForm(slug)
  if (!form) return isPending ? <SkeletonRows rows={2} /> : null
  return (
    <View className={common.embed}>
      <FormBody form={form} level={2} renderDone={(submission) => <FormDone submission={submission} />} />
    </View>
  )
}
