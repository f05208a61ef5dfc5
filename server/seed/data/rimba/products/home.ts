import { pics, product, shot } from '../../build'

/** Rumah dan perawatan */
export const homes = [
  product({
    code: 'RH01', name: 'Vas Gerabah Kasongan', abstract: 'Tanah liat, asap, dan satu ranting', category: 'rumah', attribute: 'Warna', choices: [['Bata', 175000, 44], ['Nila', 185000, 28, shot('vase', 'nila', 21)]],
    weight: 1100, tags: ['baru', 'rumah'], sales: 356,
    story: ['Diputar tangan di Kasongan, dibakar dengan jerami. Setengah badannya dicelup slip putih supaya ranting apa pun tampak disengaja.'],
    specs: [['Bahan', 'Gerabah, glasir dalam'], ['Tinggi', '24 cm']],
    pictures: pics('vase', 'terracotta', 21, 'hs'),
  }),
  product({
    code: 'RH02', name: 'Pot Tembikar dan Tatakan', abstract: 'Untuk sirih gading dan kawan-kawan', category: 'rumah', attribute: 'Ukuran', choices: [['Kecil', 65000, 120], ['Sedang', 98000, 76], ['Besar', 145000, 31]],
    weight: 1400, tags: ['harian'], sales: 1120,
    story: ['Dindingnya bernapas, akarnya tidak kepanasan. Tanaman di foto milik kantor kami dan tidak ikut dikirim; ia sudah punya nama.'],
    specs: [['Bahan', 'Tembikar'], ['Diameter', '12 / 16 / 21 cm']],
    pictures: pics('plant', 'spice', 11, 'hc'),
  }),
  product({
    code: 'RH03', name: 'Lampu Meja Candi', abstract: 'Lekuknya meminjam siluet stupa', category: 'rumah', price: 485000, stock: 16, priceMarked: 560000, weight: 2200, tags: ['rumah', 'hadiah'], sales: 142,
    story: ['Alas keramik, tudung linen, cahaya 2700 kelvin. Diletakkan di sudut, ruangan langsung berbicara lebih pelan.'],
    specs: [['Bahan', 'Keramik, linen'], ['Tinggi', '41 cm'], ['Fiting', 'E27']],
    pictures: pics('lamp', 'senja', 28, 'hc'),
  }),
  product({
    code: 'RH04', name: 'Lilin Kedai Hujan', abstract: 'Melati, tanah basah, sedikit kopi', category: 'rumah', attribute: 'Aroma', choices: [['Melati', 125000, 70], ['Vetiver', 125000, 66, shot('candle', 'moss', 57)]],
    weight: 540, tags: ['hadiah', 'terlaris'], sales: 1655,
    story: ['Hujan pertama setelah kemarau punya bau sendiri. Kami mencoba dua puluh tiga kali sampai ibu-ibu di bengkel bilang: nah, ini.', 'Lilin kedelai dan kelapa, sumbu katun, menyala empat puluh jam.'],
    specs: [['Berat', '200 g'], ['Menyala', '± 40 jam']],
    pictures: pics('candle', 'terracotta', 57, 'hs'),
  }),
  product({
    code: 'RH05', name: 'Mangkuk Batok Kelapa', abstract: 'Sepasang, dipoles minyak kelapa', category: 'rumah', price: 79000, stock: 140, weight: 320, tags: ['harian'], sales: 1980,
    story: ['Batok yang biasanya jadi arang, kami amplas empat tahap sampai halus. Untuk es campur, granola, atau kunci motor.'],
    specs: [['Bahan', 'Batok kelapa'], ['Diameter', '± 13 cm, 2 buah'], ['Perawatan', 'Cuci tangan, jangan microwave']],
    pictures: pics('bowl', 'kopi', 59, 'ph'),
  }),
  product({
    code: 'RH06', name: 'Piring Makan Bunga Matahari', abstract: 'Stoneware, tepi bergelombang', category: 'rumah', price: 92000, stock: 88, weight: 640, tags: ['baru', 'harian'], sales: 534,
    story: ['Enam belas kelopak di tepinya ditekan satu per satu. Nasi hangat di tengah, sambal di pinggir, dunia terasa beres.'],
    specs: [['Bahan', 'Stoneware'], ['Diameter', '23 cm'], ['Perawatan', 'Aman pencuci piring']],
    pictures: pics('plate', 'mustard', 15, 'hc'),
  }),
  product({
    code: 'RH07', name: 'Dupa Cendana', abstract: 'Piring kecil, dua puluh batang', category: 'rumah', price: 89000, stock: 73, weight: 300, tags: ['hadiah'], sales: 612,
    story: ['Serbuk cendana sisa ukiran, digulung tangan. Satu batang menyala dua puluh lima menit, kira-kira selama satu bab buku.'],
    specs: [['Isi', 'Piring, bola penyangga, 20 dupa']],
    pictures: pics('incense', 'bunga', 29, 'hc'),
  }),
]

export const cares = [
  product({
    code: 'RC01', name: 'Sabun Batang Tiga Hutan', abstract: 'Kelapa, kunyit, kopi', category: 'perawatan', price: 75000, stock: 160, weight: 340, tags: ['terlaris', 'hadiah'], sales: 2890,
    story: ['Minyak kelapa perasan dingin, diaduk dengan kunyit atau ampas kopi dari kedai sebelah. Matang enam minggu di rak bambu.', 'Busanya lembut, wanginya tidak lebih keras dari obrolan.'],
    specs: [['Isi', '3 × 90 g'], ['Masa simpan', '18 bulan']],
    pictures: pics('soap', 'terracotta', 32, 'hc'),
  }),
  product({
    code: 'RC02', name: 'Minyak Rambut Urang-aring', abstract: 'Resep nenek, botol baru', category: 'perawatan', price: 98000, stock: 58, weight: 190, tags: ['baru'], sales: 731,
    story: ['Daun urang-aring direndam dalam minyak kelapa selama empat puluh hari di bawah matahari. Pijat ke kulit kepala malam hari, bilas pagi.'],
    specs: [['Isi', '60 ml'], ['Bahan', 'Kelapa, urang-aring, kenanga']],
    pictures: pics('bottle', 'lagoon', 33, 'hc'),
  }),
  product({
    code: 'RC03', name: 'Lulur Beras dan Kenanga', abstract: 'Stoples kecil untuk Minggu sore', category: 'perawatan', price: 85000, stock: 90, promotionPrice: 72000, weight: 380, tags: ['promo'], sales: 1204,
    story: ['Beras sangrai, bengkuang, kelopak kenanga. Campur air mawar, oleskan, tunggu setengah kering, lalu gosok sambil menyanyi.'],
    specs: [['Berat', '200 g'], ['Masa simpan', '12 bulan']],
    pictures: pics('jar', 'rose', 64, 'hs'),
  }),
  product({
    code: 'RC04', name: 'Pengharum Ruang Sereh', abstract: 'Batang rotan, dua bulan wangi', category: 'perawatan', price: 148000, stock: 49, weight: 430, tags: ['rumah'], sales: 387,
    story: ['Sereh wangi mengusir nyamuk dengan sopan. Balik batangnya seminggu sekali.'],
    specs: [['Isi', '150 ml'], ['Tahan', '± 60 hari']],
    pictures: pics('diffuser', 'pandan', 34, 'hc'),
  }),
]
