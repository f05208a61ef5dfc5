import { type Country, countryOf, nameIn } from '@storefront/contract/domain/country/country'
import type { FieldSchema, FormSchema } from '@storefront/contract/domain/forms/form'
import type { Address } from '@storefront/contract/entities/account/address'
import type { FormValues, OwnLabels } from '@/forms/useSchemaForm'
import type { RegionValue } from '@/forms/widgets/region'
import type { Translate } from '@/i18n'
import type { AddressInput } from '@/services/api/account'

/**
 * Returns a shipping address as a form (spec 3 and 5). @param country in which the address lies @param countries codes of
 * all to which the shop sends; the form asks for the country where there are several
 */
export function addressSchema(
  t: Translate,
  { code, address }: Country,
  countries: readonly string[],
  language: string,
): FormSchema {
  const { postcode, levels } = address
  const levelNames = levels.flatMap(({ names }) => (names ? [nameIn(names, language)] : []))
  const postcodeField: FieldSchema | null = postcode && {
    type: 'string',
    title: t('address.postcode'),
    placeholder: postcode.example,
    minLength: postcode.length,
    maxLength: postcode.length,
    trim: true,
  }
  const countryField: FieldSchema | null =
    countries.length > 1 || countries[0] !== code
      ? {
          type: 'string',
          title: t('address.country'),
          choices: countries.map((value) => ({ value, label: nameIn(countryOf(value).names, language) })),
        }
      : null
  return {
    properties: {
      name: {
        type: 'string',
        title: t('address.name'),
        placeholder: t('address.namePlaceholder'),
        maxLength: 50,
        trim: true,
      },
      mobile: {
        type: 'string',
        widget: 'mobile',
        title: t('address.mobile'),
        placeholder: t('address.mobilePlaceholder'),
        trim: true,
      },
      ...(countryField && { country: countryField }),
      region: {
        type: 'address',
        title: t('address.region'),
        placeholder: levelNames.join(', ') || t('address.regionPlaceholder'),
      },
      address: {
        type: 'string',
        widget: 'textarea',
        title: t('address.detail'),
        placeholder: t('address.detailPlaceholder'),
        maxLength: 200,
        trim: true,
      },
      ...(postcodeField && { postcode: postcodeField }),
      is_default: { type: 'boolean', title: t('address.isDefault') },
    },
    required: ['name', 'mobile', ...(countryField ? ['country'] : []), 'region', 'address'],
  }
}

/** This form says its rules in its own words (spec 5, shipping contact messages). */
export function addressLabels(t: Translate, { address }: Country): OwnLabels {
  const example = address.postcode?.example ?? ''
  return {
    'name.required': t('address.nameMissing'),
    'mobile.required': t('address.mobileMissing'),
    'region.requiredChoice': t('address.regionMissing'),
    'address.required': t('address.detailMissing'),
    'postcode.minLength': t('address.postcodeWrong', { example }),
    'postcode.maxLength': t('address.postcodeWrong', { example }),
  }
}

/** Returns the form's values of a stored address, or of a new one in the site's country. */
export function valuesOf(address: Address | undefined, home: string): FormValues {
  if (!address) return { country: home }
  const { location, country = home, ...rest } = address
  return { ...rest, country, region: location satisfies RegionValue }
}

/** Returns the input of the call. The values have passed the schema. @param home the site's country */
export function inputOf(values: FormValues, home: string): AddressInput {
  const { province, city, district, village } = values['region'] as RegionValue
  const text = (name: string) => String(values[name])
  const country = values['country']
  return {
    name: text('name'),
    mobile: text('mobile'),
    address: text('address'),
    ...(typeof values['postcode'] === 'string' && { postcode: values['postcode'].trim() }),
    ...(typeof country === 'string' && country !== home && { country }),
    province,
    city,
    district,
    ...(village && { village }),
    is_default: values['is_default'] === true,
  }
}
