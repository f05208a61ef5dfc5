import { cover, paragraphs } from '../build'
import type { ReservationSeed, ResourceSeed } from '../types-reservation'

export const resources: readonly ResourceSeed[] = [
  { key: 'studio', name: 'Meja batik', capacity: 3, unitMinutes: 30 },
  { key: 'table', name: 'Meja kedai', capacity: 5, unitMinutes: 30 },
  { key: 'hall', name: 'Pendopo', capacity: 1, unitMinutes: 1440 },
]

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const range = (start_time: string, end_time: string, quota: number, weekdays = everyDay) => ({
  weekdays,
  start_time,
  end_time,
  quota,
})

const studio: ReservationSeed = {
  slug: 'studio-batik',
  title: 'Studio batik tulis',
  abstract: 'Tiga meja, dari satu sampai dua jam. Kain dan malam sudah termasuk.',
  description: paragraphs(
    'Kami siapkan canting, malam, dan kain setengah meter.',
    'Kain dicuci dan dikirim seminggu kemudian.',
  ),
  picture: cover('batikStudio', 'sogan', 411),
  address: 'Jalan Tirtodipuran 12, Yogyakarta',
  jsonSchema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Nama panggilan', maxLength: 40, trim: true },
      motif: {
        type: 'string',
        title: 'Motif',
        enum: ['kawung', 'parang', 'mega'],
        enumNames: ['Kawung', 'Parang', 'Mega mendung'],
      },
    },
  },
  uiSchema: { motif: { 'ui:widget': 'radio' } },
  forbidOverlap: true,
  cancelHours: 12,
  reminderHours: 3,
  variants: [
    {
      resource: 'studio',
      attributes: [{ name: 'Durasi', value: '60 menit' }],
      description: 'Satu motif kecil.',
      price: 150000,
      timeRanges: ['09', '10', '11', '13', '14', '15'].map((n) => range(`${n}:00`, `${Number(n) + 1}:00`, 3)),
    },
    {
      resource: 'studio',
      attributes: [{ name: 'Durasi', value: '120 menit' }],
      description: 'Satu taplak penuh.',
      price: 250000,
      timeRanges: [range('09:00', '11:00', 2), range('13:00', '15:00', 2)],
    },
  ],
  bookings: [
    {
      user: 'shopper',
      variant: 0,
      day: 2,
      slot: ['10:00', '11:00'],
      status: 'confirmed',
      answers: { name: 'Ayu', motif: 'kawung' },
    },
    {
      user: 'shopper2',
      variant: 1,
      day: 2,
      slot: ['09:00', '11:00'],
      status: 'confirmed',
      answers: { name: 'Bagas', motif: null },
    },
    {
      name: 'Rombongan Sanggar',
      mobile: '+6281700000021',
      variant: 0,
      day: 3,
      slot: ['13:00', '14:00'],
      status: 'confirmed',
    },
    {
      user: 'shopper',
      variant: 0,
      day: -4,
      slot: ['14:00', '15:00'],
      status: 'finished',
      answers: { name: 'Ayu', motif: 'mega' },
    },
  ],
  closures: [{ day: 6, reason: 'Hari mencuci kain' }],
  successTitle: 'Meja sudah dipesan',
  successMessage: 'Kami ingatkan tiga jam sebelumnya.',
}

const table: ReservationSeed = {
  slug: 'meja-kedai',
  title: 'Meja di kedai kopi',
  abstract: 'Lima meja, dikonfirmasi oleh kami.',
  description: paragraphs('Satu sesi satu setengah jam.', 'Kami balas di hari yang sama.'),
  picture: cover('bar', 'kopi', 412),
  address: 'Jalan Prawirotaman 30, Yogyakarta',
  jsonSchema: {
    type: 'object',
    required: ['people'],
    properties: { people: { type: 'integer', title: 'Berapa orang', minimum: 1, maximum: 6 } },
  },
  uiSchema: {},
  calendarMode: 'week',
  needsApproval: true,
  cancelHours: 2,
  reminderHours: 2,
  daysAhead: 14,
  variants: [
    {
      resource: 'table',
      attributes: [{ name: 'Meja', value: 'Teras' }],
      description: 'Untuk empat orang.',
      timeRanges: [range('11:00', '12:30', 5), range('16:00', '17:30', 5), range('19:00', '20:30', 5)],
    },
  ],
  bookings: [
    { user: 'shopper', variant: 0, day: 1, slot: ['16:00', '17:30'], status: 'pending', answers: { people: 4 } },
  ],
  closures: [],
  successTitle: 'Sudah terkirim',
  successMessage: 'Tunggu konfirmasi dari kami.',
}

const hall: ReservationSeed = {
  slug: 'sewa-pendopo',
  title: 'Sewa pendopo',
  abstract: 'Satu hari penuh, sampai lima puluh tamu.',
  description: paragraphs('Meja, kursi, dan pengeras suara tersedia.'),
  picture: cover('riverside', 'pandan', 413),
  address: 'Jalan Tirtodipuran 12, Yogyakarta',
  jsonSchema: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', title: 'Nama', maxLength: 40, trim: true } },
  },
  uiSchema: {},
  cancelHours: 72,
  reminderHours: 24,
  daysAhead: 90,
  variants: [
    {
      resource: 'hall',
      attributes: [{ name: 'Tempat', value: 'Pendopo' }],
      description: 'Dari tengah malam ke tengah malam.',
      price: 2500000,
    },
  ],
  bookings: [{ name: 'Keluarga Wirya', mobile: '+6281700000022', variant: 0, day: 8, status: 'confirmed' }],
  closures: [],
  successTitle: 'Pendopo sudah dipesan',
  successMessage: 'Sebutkan kode saat datang.',
}

export const reservations: readonly ReservationSeed[] = [studio, table, hall]
