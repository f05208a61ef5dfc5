import { pics, product, shot } from '../../build'

const wash: [string, string] = ['Perawatan', 'Cuci dingin dengan lerak, jemur di tempat teduh']

/** Kain dan busana batik */
export const cloths = [
  product({
    code: 'RB01', name: 'Kain Batik Tulis Kawung Sogan', abstract: 'Canting tangan, pewarna kayu soga', category: 'kain', attribute: 'Panjang', choices: [['2 meter', 1250000, 12], ['2,5 meter', 1480000, 6]],
    priceMarked: 1450000, weight: 450, tags: ['baru', 'tulis', 'hadiah'], sales: 214,
    story: ['Bu Warni mulai mencanting sebelum matahari tinggi, saat malam masih patuh pada tangan. Sehelai kain ini menghabiskan sebelas hari kerjanya, dari garis pertama sampai pelorodan terakhir.', 'Cokelatnya datang dari kulit kayu soga dan tingi, dicelup enam kali. Warnanya tidak berteriak; ia hangat, seperti teh yang diseduh lama.', 'Di bagian tepi kadang ada titik yang sedikit lebih besar. Biarkan. Itu tempat beliau berhenti sebentar untuk minum.'],
    specs: [['Bahan', 'Katun primisima'], ['Lebar', '105 cm'], ['Teknik', 'Tulis tangan, pewarna alam'], wash],
    pictures: pics('batikCloth', 'sogan', 22, 'hc'),
  }),
  product({
    code: 'RB02', name: 'Kain Batik Cap Mega Langit', abstract: 'Awan berlapis di atas biru nila', category: 'kain', attribute: 'Warna', choices: [['Nila', 385000, 60], ['Telaga', 385000, 44, shot('batikFold', 'lagoon', 13)], ['Senja', 395000, 0, shot('batikFold', 'terracotta', 13)]],
    weight: 420, tags: ['cap', 'terlaris'], sales: 1320,
    story: ['Cap tembaganya berumur empat puluh tahun, warisan dari bengkel di pesisir. Setiap tekan harus pas dengan tekan sebelumnya; meleset satu milimeter, awannya putus.', 'Motif awan cocok untuk kemeja, rok lilit, atau taplak meja yang ingin sedikit bercerita.'],
    specs: [['Bahan', 'Katun prima'], ['Ukuran', '200 × 115 cm'], ['Teknik', 'Cap tembaga'], wash],
    pictures: pics('batikFold', 'nila', 13, 'hs'),
  }),
  product({
    code: 'RB03', name: 'Selendang Truntum', abstract: 'Bintang kecil yang menuntun pulang', category: 'kain', price: 275000, stock: 75, promotionPrice: 235000, weight: 160, tags: ['promo', 'hadiah'], sales: 866,
    story: ['Truntum artinya tumbuh kembali. Dulu kain ini dipakai orang tua pengantin, sebagai doa agar sayangnya tidak layu.', 'Sutra katun yang ringan, cukup hangat untuk kereta malam dan cukup tipis untuk siang di Yogya.'],
    specs: [['Bahan', 'Sutra katun'], ['Ukuran', '55 × 190 cm'], wash],
    pictures: pics('batikCloth', 'bunga', 31, 'hc'),
  }),
  product({
    code: 'RB04', name: 'Kain Parang Pesisir', abstract: 'Ombak yang tak pernah menyerah', category: 'kain', price: 425000, stock: 38, weight: 430, tags: ['cap', 'baru'], sales: 402,
    story: ['Garis miringnya seperti ombak yang datang lagi dan lagi. Orang lama bilang parang mengajarkan keteguhan.', 'Versi pesisir memberi ruang bagi warna: kami memilih hijau pandan dan putih tulang.'],
    specs: [['Bahan', 'Katun prima'], ['Ukuran', '200 × 115 cm'], ['Teknik', 'Kombinasi cap dan tulis'], wash],
    pictures: pics('batikFold', 'pandan', 25, 'hc'),
  }),
  product({
    code: 'RB05', name: 'Taplak Meja Ceplok', abstract: 'Untuk enam kursi dan satu cerita', category: 'kain', attribute: 'Ukuran', choices: [['140 × 140 cm', 320000, 40], ['140 × 220 cm', 465000, 22]],
    weight: 600, tags: ['rumah'], sales: 318,
    story: ['Bunga-bunga ceplok disusun rapat seperti ubin rumah nenek. Noda kopi justru tampak seperti bagian dari motifnya.', 'Tepinya dijahit dua kali, sudutnya dipotong miring agar jatuh rapi.'],
    specs: [['Bahan', 'Katun kanvas'], ['Teknik', 'Cap'], wash],
    pictures: pics('batikFold', 'terracotta', 37, 'hs'),
  }),
]

export const wear = [
  product({
    code: 'RW01', name: 'Celemek Bengkel Rimba', abstract: 'Kanvas tebal, saku untuk canting', category: 'busana', attribute: 'Warna', choices: [['Bata', 245000, 48], ['Pandan', 245000, 51, shot('apron', 'pandan', 4)]],
    weight: 420, tags: ['baru'], sales: 277,
    story: ['Dipakai para pembatik kami setiap hari. Tali silang di punggung, jadi leher tidak pegal.', 'Malam yang menetes akan mengeras lalu lepas sendiri. Tinta dan tepung juga kalah setelah dua kali cuci.'],
    specs: [['Bahan', 'Kanvas katun 12 oz'], ['Ukuran', 'Satu ukuran, tali dapat diatur'], wash],
    pictures: pics('apron', 'terracotta', 4, 'hc'),
  }),
  product({
    code: 'RW02', name: 'Tas Belanja Blacu', abstract: 'Muat sayur, kelapa, dan buku', category: 'busana', attribute: 'Gambar', choices: [['Matahari', 115000, 160], ['Daun', 115000, 140, shot('tote', 'pandan', 24)]],
    weight: 330, tags: ['terlaris', 'harian'], sales: 3108,
    story: ['Blacu tebal tanpa pemutih; bintik biji kapasnya masih tampak. Gambarnya disablon tangan oleh anak-anak muda di Kaliurang.', 'Tali lebar, dasar berlapis, sanggup membawa semangka kecil.'],
    specs: [['Bahan', 'Blacu 14 oz'], ['Ukuran', '36 × 40 × 10 cm'], wash],
    pictures: pics('tote', 'terracotta', 4, 'hs'),
  }),
  product({
    code: 'RW03', name: 'Syal Tenun Garis', abstract: 'Alat tenun bukan mesin, benang katun', category: 'busana', attribute: 'Warna', choices: [['Kopi', 195000, 55], ['Telaga', 195000, 40, shot('scarf', 'lagoon', 12)], ['Bunga', 195000, 33, shot('scarf', 'bunga', 12)]],
    weight: 190, tags: ['tenun', 'hadiah'], sales: 649,
    story: ['Bunyi alat tenun terdengar sejak subuh di gang itu. Satu syal butuh satu hari, kalau tidak ada tamu.', 'Rumbainya dipilin dua-dua, lalu disimpul supaya tidak lepas.'],
    specs: [['Bahan', 'Katun'], ['Ukuran', '60 × 180 cm'], wash],
    pictures: pics('scarf', 'kopi', 12, 'hc'),
  }),
  product({
    code: 'RW04', name: 'Sarung Bantal Batik', abstract: 'Sepasang, siap menyambut tamu', category: 'busana', price: 165000, stock: 90, weight: 260, tags: ['rumah', 'harian'], sales: 931,
    story: ['Satu bermotif, satu polos senada. Ritsletingnya tersembunyi di bawah sehingga tidak menggores pipi.', 'Kain dicuci lebih dulu sebelum dijahit; tidak akan menyusut lagi.'],
    specs: [['Bahan', 'Katun'], ['Ukuran', '45 × 45 cm, 2 lembar'], wash],
    pictures: pics('cushion', 'spice', 26, 'hc'),
  }),
  product({
    code: 'RW05', name: 'Handuk Tenun Lurik', abstract: 'Cepat kering di iklim kita', category: 'busana', price: 145000, stock: 0, weight: 380, tags: ['harian'], sales: 512,
    story: ['Tipis, lebar, dan kering dalam dua jam di jemuran. Begitulah handuk di negeri yang lembap seharusnya.', 'Makin sering dicuci makin lembut. Stok berikutnya sedang ditenun.'],
    specs: [['Bahan', 'Katun lurik'], ['Ukuran', '80 × 160 cm'], wash],
    pictures: pics('towels', 'nila', 16, 'hc'),
  }),
]
