import { countries, countryOf, nameIn } from '@storefront/contract/domain/country/country'
import { type CurrencyCode, currencyCodes } from '@storefront/contract/domain/site/currencies'
import { SLUG_PATTERN, type SiteTemplate, siteTemplates, templateNames } from '@storefront/contract/domain/site/opening'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Flex, Form, Input, Modal, Select } from 'antd'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { currentLanguage, languages, useT } from '../i18n'
import { useMe } from '../session/useMe'
import { timeZoneOptions } from './time-zones'

interface Fields {
  readonly slug: string
  readonly name: string
  readonly language: string
  readonly country: string
  readonly currency: CurrencyCode
  readonly time_zone: string
  readonly template: SiteTemplate
  readonly owner: string
}

/** The form of a new shop. With a template's goods the currency is that of their prices. */
export function OpenShopModal({ onClose }: { onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const own = useMe().data?.site
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const template = Form.useWatch('template', form) ?? 'empty'
  const open = useMutation({
    mutationFn: (body: Fields) => submitOnce('shop', body, (key) => call('POST /studio/shop/', { body, key })),
    onSuccess: () => {
      void message.success(t('shops.opened'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['shops'] }),
  })
  const rules = [{ required: true, whitespace: true, message: t('shops.required') }]
  const initialValues: Partial<Fields> = {
    language: currentLanguage(),
    country: own?.country ?? 'CN',
    currency: currencyCodes.find((code) => code === own?.currency.code) ?? 'CNY',
    time_zone: own?.time_zone,
    template: 'empty',
  }
  return (
    <Modal
      open
      width={640}
      title={t('shops.open')}
      onCancel={onClose}
      footer={null}
      mask={{ closable: !open.isPending }}
    >
      {open.isError && <Alert type="error" role="alert" title={open.error.message} style={{ marginBottom: 16 }} />}
      {open.isPending && template !== 'empty' && (
        <Alert type="info" role="status" title={t('shops.working')} style={{ marginBottom: 16 }} />
      )}
      <Form<Fields>
        form={form}
        layout="vertical"
        initialValues={initialValues}
        onValuesChange={({ template: name, country }: Partial<Fields>) => {
          if (country !== undefined) {
            const { currency, timeZone } = countryOf(country)
            if (template === 'empty') form.setFieldValue('currency', currency)
            form.setFieldValue('time_zone', timeZone)
          }
          const currency = name && siteTemplates[name].currency
          if (currency) form.setFieldValue('currency', currency)
        }}
        onFinish={(fields) => open.isPending || open.mutate(fields)}
      >
        <Form.Item name="name" label={t('shops.name')} rules={rules}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item
          name="slug"
          label={t('shops.slug')}
          extra={t('shops.slugHint')}
          rules={[{ pattern: new RegExp(SLUG_PATTERN), required: true, message: t('shops.slugWrong') }]}
        >
          <Input maxLength={41} prefix="/" />
        </Form.Item>
        <Form.Item name="template" label={t('shops.template')}>
          <Select options={templateNames.map((value) => ({ value, label: t(`shops.templates.${value}`) }))} />
        </Form.Item>
        <Form.Item name="country" label={t('shops.country')}>
          <Select
            options={Object.values(countries).map(({ code, names }) => ({
              value: code,
              label: nameIn(names, currentLanguage()),
            }))}
          />
        </Form.Item>
        <Flex gap={16}>
          <Form.Item name="language" label={t('shops.language')} style={{ flex: 1 }}>
            <Select options={languages.map(({ code, name }) => ({ value: code, label: name }))} />
          </Form.Item>
          <Form.Item name="currency" label={t('shops.currency')} style={{ flex: 1 }}>
            <Select disabled={template !== 'empty'} options={currencyCodes.map((value) => ({ value, label: value }))} />
          </Form.Item>
          <Form.Item name="time_zone" label={t('shops.zone')} style={{ flex: 1 }}>
            <Select showSearch options={timeZoneOptions()} />
          </Form.Item>
        </Flex>
        <Form.Item name="owner" label={t('shops.owner')} extra={t('shops.ownerHint')} rules={rules}>
          <Input inputMode="tel" maxLength={20} />
        </Form.Item>
        <Flex gap={8} justify="end">
          <Button onClick={onClose} disabled={open.isPending}>
            {t('shops.cancel')}
          </Button>
          <Button type="primary" htmlType="submit" loading={open.isPending}>
            {t('shops.submit')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  )
}
