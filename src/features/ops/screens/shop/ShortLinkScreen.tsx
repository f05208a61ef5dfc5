import { permissions } from '@storefront/contract/permissions'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { shortLinkList } from '@/features/ops/shortLinkList'
import { useOps } from '@/features/ops/useOps'
import s from '@/features/ops/components/Ops.module.scss'
import { useT } from '@/i18n'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { opsDataKeys } from '@/services/api/ops/data'
import { queryClient } from '@/services/query'
import { shortLink } from '@/services/short-link'
import { useSubmit } from '@/services/use-submit'
import { ListScreen } from '@/shared/list/ListScreen'
import { Button } from '@/ui/controls/Button'
import { TextField } from '@/ui/controls/TextField'

/** ops.shortlink: short links of the site, and the way to one more. */
export function ShortLinkScreen() {
  const t = useT()
  const guard = useOps(permissions.readShortlink)
  return (
    <ListScreen
      spec={shortLinkList}
      title={t('opsLink.title')}
      state={guard ?? undefined}
      before={guard ? null : <NewLink />}
    />
  )
}

/** Makes a short link of an address of this site and copies it; the same address has the same one. */
function NewLink() {
  const t = useT()
  const [url, setUrl] = useState('')
  const { submit, busy } = useSubmit('ops_short_link', (address: string) => shortLink(address))
  const create = async () => {
    const sl = await submit(url.trim())
    if (!sl) return
    setUrl('')
    void queryClient.invalidateQueries({ queryKey: opsDataKeys.shortLinks() })
    const isCopied = (await clipboard.copy(sl)) === 'done'
    feedback.toast(isCopied ? t('opsLink.created') : sl, { at: 'center' })
  }
  return (
    <View className={s.page}>
      <View className={s.rows}>
        <TextField label={t('opsLink.url')} placeholder={t('opsLink.hint')} value={url} onChange={setUrl} />
        <View className={s.buttons}>
          <Button kind="secondary" wide busy={busy} disabled={url.trim() === ''} onTap={() => void create()}>
            {t('opsLink.create')}
          </Button>
        </View>
      </View>
    </View>
  )
}
