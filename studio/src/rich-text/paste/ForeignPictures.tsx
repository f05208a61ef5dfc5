import { foreignHost } from '@storefront/contract/domain/content/picture-host'
import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { randomKey } from '../../calls/submit-key'
import { useT } from '../../i18n'
import { useOwnHosts } from './own-hosts'
import type { PictureLoader } from './picture-loader'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Addresses of a text's pictures on other sites, in their order. */
function foreignAddresses(html: string, hosts: readonly string[]): string[] {
  if (!html.includes('<img')) return []
  const addresses = [...parse(html).querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '')
  return [...new Set(addresses.filter((address) => foreignHost(address, hosts) !== null))]
}

interface ForeignPicturesProps {
  readonly value: string
  readonly loader: PictureLoader
  readonly onChange: (html: string) => void
}

/** Offers to take over the pictures that a text shows from other sites: browsers of its readers would ask there. */
export function ForeignPictures({ value, loader, onChange }: ForeignPicturesProps) {
  const t = useT()
  const hosts = useOwnHosts()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  const addresses = foreignAddresses(value, hosts)
  if (addresses.length === 0) return null
  const takeOver = async () => {
    setBusy(true)
    const pictures = addresses.map((url, index) => ({
      ...{ id: randomKey(), alt: '', place: { number: index + 1, after: '' } },
      ...{ address: url, source: { url: url.replace(/^\/\//, 'https://') } },
    }))
    await loader.start(pictures)
    const body = parse(latest.current.value)
    for (const img of body.querySelectorAll('img')) {
      const picture = pictures.find(({ address }) => address === img.getAttribute('src'))
      const result = picture && loader.resultOf(picture.id)
      if (result) img.setAttribute('src', result.src)
    }
    latest.current.onChange(body.innerHTML)
    setBusy(false)
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={t('richText.pictures.foreign', {
        n: addresses.length,
        host: foreignHost(addresses[0] ?? '', hosts) ?? '',
      })}
      action={
        <Button size="small" loading={isBusy} onClick={() => void takeOver()}>
          {t('richText.pictures.takeOver')}
        </Button>
      }
    />
  )
}
