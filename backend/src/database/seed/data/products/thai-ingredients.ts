import type { ProductDraft } from './draft';

/** What products are made of, in Thai: by the English text, where the product's own file says it in English only. */
const THAI: Record<string, string> = {
  'Each capsule: acrivastine 8 mg. Also lactose, sodium starch glycolate and gelatin.':
    'แต่ละแคปซูล: อะคริวาสทีน 8 มก. ส่วนประกอบอื่น: แลกโทส โซเดียมสตาร์ชไกลโคเลต และเจลาติน',
  'Each tablet: cetirizine hydrochloride 10 mg. Also lactose, cellulose, hypromellose and titanium dioxide (E171).':
    'แต่ละเม็ด: เซทิริซีนไฮโดรคลอไรด์ 10 มก. ส่วนประกอบอื่น: แลกโทส เซลลูโลส ไฮโปรเมลโลส และไทเทเนียมไดออกไซด์ (E171)',
  'Each tablet: loratadine 10 mg. Also lactose, maize starch and magnesium stearate.':
    'แต่ละเม็ด: ลอราทาดีน 10 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด และแมกนีเซียมสเตียเรต',
  'Each tablet: fexofenadine hydrochloride 120 mg. Also cellulose, croscarmellose sodium and iron oxide (E172).':
    'แต่ละเม็ด: เฟกโซเฟนาดีนไฮโดรคลอไรด์ 120 มก. ส่วนประกอบอื่น: เซลลูโลส ครอสคาร์เมลโลสโซเดียม และเหล็กออกไซด์ (E172)',
  'Each tablet: fexofenadine hydrochloride 180 mg. Also cellulose, croscarmellose sodium and iron oxide (E172).':
    'แต่ละเม็ด: เฟกโซเฟนาดีนไฮโดรคลอไรด์ 180 มก. ส่วนประกอบอื่น: เซลลูโลส ครอสคาร์เมลโลสโซเดียม และเหล็กออกไซด์ (E172)',
  'Each tablet: chlorphenamine maleate 4 mg. Also lactose, maize starch and magnesium stearate.':
    'แต่ละเม็ด: คลอร์เฟนามีนมาลีเอต (คลอร์เฟนิรามีน) 4 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด และแมกนีเซียมสเตียเรต',
  'Each 5 ml: chlorphenamine maleate 2 mg. Also glycerol, xylitol, sodium benzoate and flavouring.':
    'แต่ละ 5 มล.: คลอร์เฟนามีนมาลีเอต (คลอร์เฟนิรามีน) 2 มก. ส่วนประกอบอื่น: กลีเซอรอล ไซลิทอล โซเดียมเบนโซเอต และสารแต่งกลิ่น',
  'Each spray: fluticasone propionate 50 micrograms. Also glucose, cellulose, polysorbate 80 and benzalkonium chloride.':
    'แต่ละการพ่น: ฟลูติคาโซนโพรพิโอเนต 50 ไมโครกรัม ส่วนประกอบอื่น: กลูโคส เซลลูโลส โพลีซอร์เบต 80 และเบนซัลโคเนียมคลอไรด์',
  'Each spray: beclometasone dipropionate 50 micrograms. Also glucose, polysorbate 80 and phenylethyl alcohol.':
    'แต่ละการพ่น: เบโคลเมทาโซนไดโพรพิโอเนต 50 ไมโครกรัม ส่วนประกอบอื่น: กลูโคส โพลีซอร์เบต 80 และฟีนิลเอทิลแอลกอฮอล์',
  'Sodium cromoglicate 2% w/v. Also disodium edetate, benzalkonium chloride and purified water.':
    'โซเดียมโครโมไกลเคต 2% w/v ส่วนประกอบอื่น: ไดโซเดียมเอดีเทต เบนซัลโคเนียมคลอไรด์ และน้ำบริสุทธิ์',
  'Beeswax, sunflower oil, coconut oil, aloe leaf extract.': 'ไขผึ้ง น้ำมันเมล็ดทานตะวัน น้ำมันมะพร้าว สารสกัดใบว่านหางจระเข้',
  'Hydrocortisone 1% w/w. Also white soft paraffin, cetomacrogol, chlorocresol and purified water.':
    'ไฮโดรคอร์ติโซน 1% w/w ส่วนประกอบอื่น: พาราฟินขาวชนิดอ่อน เซโตมาโครกอล คลอโรครีซอล และน้ำบริสุทธิ์',
  'Crotamiton 10% w/w. Also hard paraffin, stearyl alcohol, beeswax, phenylethyl alcohol and perfume.':
    'โครตามิทอน 10% w/w ส่วนประกอบอื่น: พาราฟินแข็ง สเตียริลแอลกอฮอล์ ไขผึ้ง ฟีนิลเอทิลแอลกอฮอล์ และน้ำหอม',
  'Purified water, aloe leaf juice, ethanol, menthol 1%, carbomer.':
    'น้ำบริสุทธิ์ น้ำใบว่านหางจระเข้ เอทานอล เมนทอล 1% คาร์โบเมอร์',
  'Isomalt, zinc gluconate, ascorbic acid, natural flavouring, steviol glycosides.':
    'ไอโซมอลต์ ซิงก์กลูโคเนต กรดแอสคอร์บิก สารแต่งกลิ่นธรรมชาติ สตีวิออลไกลโคไซด์',
  'Glucose syrup, sugar, gum arabic, honey (in the honey ones), fruit juice concentrates, oils.':
    'กลูโคสไซรัป น้ำตาล กัมอะราบิก น้ำผึ้ง (ในรสน้ำผึ้ง) น้ำผลไม้เข้มข้น น้ำมัน',
  'Purified water, sodium chloride 0.9%.': 'น้ำบริสุทธิ์ โซเดียมคลอไรด์ 0.9%',
  'Levomenthol 2.8%, camphor 5%, eucalyptus oil 1.5%, turpentine oil 5% w/w in white soft paraffin.':
    'เลโวเมนทอล 2.8% การบูร 5% น้ำมันยูคาลิปตัส 1.5% น้ำมันสนเทอร์เพนไทน์ 5% w/w ในพาราฟินขาวชนิดอ่อน',
  'Each tablet: 20 mg of dry extract from Pelargonium sidoides root. Also cellulose, maltodextrin and hypromellose.':
    'แต่ละเม็ด: สารสกัดแห้งจากรากพีลาร์โกเนียมซิดอยดีส 20 มก. ส่วนประกอบอื่น: เซลลูโลส มอลโทเดกซ์ทริน และไฮโปรเมลโลส',
  'Each sachet: paracetamol 1000 mg, phenylephrine hydrochloride 12.2 mg. Also sucrose, citric acid, ascorbic acid and flavouring.':
    'แต่ละซอง: พาราเซตามอล 1000 มก. ฟีนิลเอฟรีนไฮโดรคลอไรด์ 12.2 มก. ส่วนประกอบอื่น: ซูโครส กรดซิตริก กรดแอสคอร์บิก และสารแต่งกลิ่น',
  'Each capsule: paracetamol 500 mg, phenylephrine hydrochloride 6.1 mg, caffeine 25 mg. Also starch, gelatin and sodium laurilsulfate.':
    'แต่ละแคปซูล: พาราเซตามอล 500 มก. ฟีนิลเอฟรีนไฮโดรคลอไรด์ 6.1 มก. คาเฟอีน 25 มก. ส่วนประกอบอื่น: แป้ง เจลาติน และโซเดียมลอริลซัลเฟต',
  'Xylometazoline hydrochloride 0.1% w/v. Also sodium chloride, sorbitol and purified water. Free from preservatives.':
    'ไซโลเมทาโซลีนไฮโดรคลอไรด์ 0.1% w/v ส่วนประกอบอื่น: โซเดียมคลอไรด์ ซอร์บิทอล และน้ำบริสุทธิ์ ปราศจากสารกันเสีย',
  'Each tablet: pseudoephedrine hydrochloride 60 mg. Also lactose, maize starch and magnesium stearate.':
    'แต่ละเม็ด: ซูโดอีเฟดรีนไฮโดรคลอไรด์ 60 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด และแมกนีเซียมสเตียเรต',
  'Each 20 ml: paracetamol 1000 mg, promethazine 20 mg, dextromethorphan 15 mg. Also ethanol and sucrose.':
    'แต่ละ 20 มล.: พาราเซตามอล 1000 มก. โพรเมทาซีน 20 มก. เดกซ์โตรเมทอร์แฟน 15 มก. ส่วนประกอบอื่น: เอทานอลและซูโครส',
  'Each lozenge: 2,4-dichlorobenzyl alcohol 1.2 mg, amylmetacresol 0.6 mg. Also sugar and glucose syrup (isomalt and maltitol in cool mint), tartaric acid and flavouring.':
    'แต่ละเม็ดอม: 2,4-ไดคลอโรเบนซิลแอลกอฮอล์ 1.2 มก. เอมิลเมทาครีซอล 0.6 มก. ส่วนประกอบอื่น: น้ำตาลและกลูโคสไซรัป (รสคูลมินต์ใช้ไอโซมอลต์และมอลทิทอล) กรดทาร์ทาริก และสารแต่งกลิ่น',
  'Each 10 ml: dextromethorphan hydrobromide 15 mg. Also sorbitol, glycerol, sodium benzoate and flavouring.':
    'แต่ละ 10 มล.: เดกซ์โตรเมทอร์แฟนไฮโดรโบรไมด์ 15 มก. ส่วนประกอบอื่น: ซอร์บิทอล กลีเซอรอล โซเดียมเบนโซเอต และสารแต่งกลิ่น',
  'Each 5 ml: guaifenesin 100 mg, levomenthol 1.1 mg. Also sucrose, ethanol 5% v/v, citric acid and flavouring.':
    'แต่ละ 5 มล.: ไกวเฟนิซิน 100 มก. เลโวเมนทอล 1.1 มก. ส่วนประกอบอื่น: ซูโครส เอทานอล 5% v/v กรดซิตริก และสารแต่งกลิ่น',
  'Each 5 ml: glycerol 0.75 ml. Also honey, sucrose, citric acid, lemon oil and sodium benzoate.':
    'แต่ละ 5 มล.: กลีเซอรอล 0.75 มล. ส่วนประกอบอื่น: น้ำผึ้ง ซูโครส กรดซิตริก น้ำมันเลมอน และโซเดียมเบนโซเอต',
  'Each lozenge: flurbiprofen 8.75 mg. Also sugar, glucose syrup, honey, macrogol and levomenthol.':
    'แต่ละเม็ดอม: เฟลอร์บิโพรเฟน 8.75 มก. ส่วนประกอบอื่น: น้ำตาล กลูโคสไซรัป น้ำผึ้ง มาโครกอล และเลโวเมนทอล',
  'Lidocaine hydrochloride 2% w/v. Also ethanol, saccharin, peppermint oil and purified water.':
    'ลิโดเคนไฮโดรคลอไรด์ 2% w/v ส่วนประกอบอื่น: เอทานอล แซ็กคาริน น้ำมันเปปเปอร์มินต์ และน้ำบริสุทธิ์',
  'Citric acid, sodium bicarbonate, potassium citrate, magnesium carbonate, flavouring, steviol glycosides.':
    'กรดซิตริก โซเดียมไบคาร์บอเนต โพแทสเซียมซิเตรต แมกนีเซียมคาร์บอเนต สารแต่งกลิ่น สตีวิออลไกลโคไซด์',
  'Each capsule: loperamide hydrochloride 2 mg. Also lactose, maize starch, talc and gelatin.':
    'แต่ละแคปซูล: โลเพอราไมด์ไฮโดรคลอไรด์ 2 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด ทัลก์ และเจลาติน',
  'Each sachet: glucose, sodium chloride, potassium chloride, disodium hydrogen citrate; flavouring in the blackcurrant one.':
    'แต่ละซอง: กลูโคสและเกลือแร่ (โซเดียมคลอไรด์ โพแทสเซียมคลอไรด์ ไดโซเดียมไฮโดรเจนซิเตรต) รสแบล็กเคอแรนต์มีสารแต่งกลิ่น',
  'Each tablet: sennosides 7.5 mg. Also lactose, maize starch and magnesium stearate.':
    'แต่ละเม็ด: เซนโนไซด์ (มะขามแขก) 7.5 มก. ส่วนประกอบอื่น: แลกโทส แป้งข้าวโพด และแมกนีเซียมสเตียเรต',
  'Each sachet: macrogol 3350 13.1 g, sodium chloride, sodium bicarbonate, potassium chloride. Also acesulfame and orange flavouring.':
    'แต่ละซอง: มาโครกอล 3350 13.1 กรัม โซเดียมคลอไรด์ โซเดียมไบคาร์บอเนต โพแทสเซียมคลอไรด์ ส่วนประกอบอื่น: อะซีซัลเฟมและกลิ่นส้ม',
  'Each 10 ml: sodium alginate 500 mg, sodium bicarbonate 267 mg, calcium carbonate 160 mg. Also carbomer, saccharin, parahydroxybenzoates and mint oil.':
    'แต่ละ 10 มล.: โซเดียมอัลจิเนต 500 มก. โซเดียมไบคาร์บอเนต 267 มก. แคลเซียมคาร์บอเนต 160 มก. ส่วนประกอบอื่น: คาร์โบเมอร์ แซ็กคาริน พาราไฮดรอกซีเบนโซเอต และน้ำมันมินต์',
  'Each tablet: calcium carbonate 500 mg. Also sucrose, maize starch, talc and orange flavouring.':
    'แต่ละเม็ด: แคลเซียมคาร์บอเนต 500 มก. ส่วนประกอบอื่น: ซูโครส แป้งข้าวโพด ทัลก์ และกลิ่นส้ม',
  'Each gastro-resistant tablet: omeprazole 20 mg. Also sucrose spheres, methacrylic acid copolymer and hypromellose.':
    'แต่ละเม็ดเคลือบทนกรด: โอเมพราโซล 20 มก. ส่วนประกอบอื่น: เม็ดซูโครส เมทาคริลิกแอซิดโคโพลิเมอร์ และไฮโปรเมลโลส',
  'Hypromellose 0.3% w/v. Also borax, boric acid, benzalkonium chloride and purified water.':
    'ไฮโปรเมลโลส 0.3% w/v ส่วนประกอบอื่น: บอแรกซ์ กรดบอริก เบนซัลโคเนียมคลอไรด์ และน้ำบริสุทธิ์',
  'Sodium hyaluronate 0.2%, sodium chloride, phosphate buffer, purified water.':
    'โซเดียมไฮยาลูโรเนต 0.2% โซเดียมคลอไรด์ ฟอสเฟตบัฟเฟอร์ น้ำบริสุทธิ์',
  'Terbinafine hydrochloride 1% w/w. Also cetyl alcohol, isopropyl myristate, benzyl alcohol and purified water.':
    'เทอร์บินาฟีนไฮโดรคลอไรด์ 1% w/w ส่วนประกอบอื่น: ซีทิลแอลกอฮอล์ ไอโซโพรพิลไมริสเตต เบนซิลแอลกอฮอล์ และน้ำบริสุทธิ์',
  'Amorolfine hydrochloride 5% w/v. Also methacrylic acid copolymer, triacetin, butyl acetate and ethanol.':
    'อะมอรอลฟีนไฮโดรคลอไรด์ 5% w/v ส่วนประกอบอื่น: เมทาคริลิกแอซิดโคโพลิเมอร์ ไตรอะซีติน บิวทิลอะซีเตต และเอทานอล',
  'Nicotine; ethylene vinyl acetate, polyisobutylene and polyester layers.':
    'นิโคติน ชั้นแผ่นเอทิลีนไวนิลอะซีเตต พอลิไอโซบิวทิลีน และพอลิเอสเตอร์',
  'Nicotine (as resin). Also gum base, xylitol, sodium carbonate, acesulfame and flavouring.':
    'นิโคติน (ในรูปเรซิน) ส่วนประกอบอื่น: กัมเบส ไซลิทอล โซเดียมคาร์บอเนต อะซีซัลเฟม และสารแต่งกลิ่น',
  'Nicotine 2 mg (as resinate). Also mannitol, alginate, xanthan gum, sucralose and mint flavouring.':
    'นิโคติน 2 มก. (ในรูปเรซิเนต) ส่วนประกอบอื่น: แมนนิทอล อัลจิเนต แซนแทนกัม ซูคราโลส และกลิ่นมินต์',
  'Fish oil (anchovy), gelatin, glycerol, mixed tocopherols.': 'น้ำมันปลา (แอนโชวี) เจลาติน กลีเซอรอล โทโคเฟอรอลรวม',
  'Aqua, hydrated silica, sorbitol, glycerin, sodium fluoride (1450 ppm), xanthan gum, aroma.':
    'น้ำ ไฮเดรเต็ดซิลิกา ซอร์บิทอล กลีเซอรีน โซเดียมฟลูออไรด์ (1450 ppm) แซนแทนกัม สารแต่งกลิ่น',
  'Chlorhexidine digluconate 0.2% w/v. Also ethanol, macrogolglycerol hydroxystearate, sorbitol, peppermint oil and purified water.':
    'คลอร์เฮกซิดีนไดกลูโคเนต 0.2% w/v ส่วนประกอบอื่น: เอทานอล มาโครกอลกลีเซอรอลไฮดรอกซีสเตียเรต ซอร์บิทอล น้ำมันเปปเปอร์มินต์ และน้ำบริสุทธิ์',
  'Lidocaine hydrochloride 0.6% w/w, cetylpyridinium chloride 0.02%. Also ethanol, glycerol, hypromellose and menthol.':
    'ลิโดเคนไฮโดรคลอไรด์ 0.6% w/w เซทิลไพริดิเนียมคลอไรด์ 0.02% ส่วนประกอบอื่น: เอทานอล กลีเซอรอล ไฮโปรเมลโลส และเมนทอล',
  'Microcrystalline cellulose, dicalcium phosphate, vitamin D3 from lichen, magnesium stearate.':
    'ไมโครคริสตัลไลน์เซลลูโลส ไดแคลเซียมฟอสเฟต วิตามินดี 3 จากไลเคน แมกนีเซียมสเตียเรต',
  'Microcrystalline cellulose, calcium carbonate, stearic acid, folic acid.':
    'ไมโครคริสตัลไลน์เซลลูโลส แคลเซียมคาร์บอเนต กรดสเตียริก กรดโฟลิก',
  'Cellulose, vitamin C, iron bisglycinate, hypromellose shell. Each capsule: iron 14 mg, vitamin C 60 mg.':
    'เซลลูโลส วิตามินซี ไอรอนบิสไกลซิเนต เปลือกแคปซูลไฮโปรเมลโลส แต่ละแคปซูล: ธาตุเหล็ก 14 มก. วิตามินซี 60 มก.',
  'Citric acid, vitamin C, sodium bicarbonate, sorbitol, sucralose, beetroot colour, orange flavouring.':
    'กรดซิตริก วิตามินซี โซเดียมไบคาร์บอเนต ซอร์บิทอล ซูคราโลส สีจากบีตรูต กลิ่นส้ม',
  'Glucose syrup, sugar, pectin, citric acid, vitamins A, B6, B12, C, D3 and E, strawberry flavouring, carrot concentrate.':
    'กลูโคสไซรัป น้ำตาล เพกทิน กรดซิตริก วิตามินเอ บี 6 บี 12 ซี ดี 3 และอี กลิ่นสตรอว์เบอร์รี แครอตเข้มข้น',
  'Each 5 ml: paracetamol 120 mg. Also maltitol, glycerol, xanthan gum, parahydroxybenzoates and strawberry flavouring.':
    'แต่ละ 5 มล.: พาราเซตามอล 120 มก. ส่วนประกอบอื่น: มอลทิทอล กลีเซอรอล แซนแทนกัม พาราไฮดรอกซีเบนโซเอต และกลิ่นสตรอว์เบอร์รี',
  'Each 5 ml: ibuprofen 100 mg. Also maltitol, glycerol, xanthan gum, polysorbate 80 and orange flavouring.':
    'แต่ละ 5 มล.: ไอบูโพรเฟน 100 มก. ส่วนประกอบอื่น: มอลทิทอล กลีเซอรอล แซนแทนกัม โพลีซอร์เบต 80 และกลิ่นส้ม',
  'Zinc oxide 15.25% w/w. Also lanolin, white soft paraffin, benzyl benzoate and purified water.':
    'ซิงก์ออกไซด์ 15.25% w/w ส่วนประกอบอื่น: ลาโนลิน พาราฟินขาวชนิดอ่อน เบนซิลเบนโซเอต และน้ำบริสุทธิ์',
  'Each 1 ml: simeticone 40 mg. Also carbomer, hypromellose, saccharin sodium and raspberry flavouring.':
    'แต่ละ 1 มล.: ไซเมทิโคน 40 มก. ส่วนประกอบอื่น: คาร์โบเมอร์ ไฮโปรเมลโลส แซ็กคารินโซเดียม และกลิ่นราสป์เบอร์รี',
  'Caprylic triglyceride, sunflower oil, tocopherol.': 'คาไพรลิกไตรกลีเซอไรด์ น้ำมันเมล็ดทานตะวัน โทโคเฟอรอล',
  'Natural rubber latex, silicone lubricant. Made without casein.': 'น้ำยางธรรมชาติ สารหล่อลื่นซิลิโคน ไม่มีเคซีน',
  'Water, propanediol, hydroxyethylcellulose, lactic acid, sodium chloride, sodium benzoate.':
    'น้ำ โพรเพนไดออล ไฮดรอกซีเอทิลเซลลูโลส กรดแลกติก โซเดียมคลอไรด์ โซเดียมเบนโซเอต',
  'Each tablet: hyoscine hydrobromide 300 micrograms. Also mannitol, saccharin and flavouring.':
    'แต่ละเม็ด: ไฮออสซีนไฮโดรโบรไมด์ 300 ไมโครกรัม ส่วนประกอบอื่น: แมนนิทอล แซ็กคาริน และสารแต่งกลิ่น',
  'Each tablet: cinnarizine 15 mg. Also lactose, sucrose, maize starch and talc.':
    'แต่ละเม็ด: ซินนาริซีน 15 มก. ส่วนประกอบอื่น: แลกโทส ซูโครส แป้งข้าวโพด และทัลก์',
  'Cane sugar, glucose syrup, ginger root extract (2.5%), lemon oil.':
    'น้ำตาลอ้อย กลูโคสไซรัป สารสกัดเหง้าขิง (2.5%) น้ำมันเลมอน',
  'N,N-diethyl-m-toluamide 50% w/w, ethanol, fragrance.': 'เอ็น,เอ็น-ไดเอทิล-เมตา-โทลูอาไมด์ (DEET) 50% w/w เอทานอล น้ำหอม',
  'Each tablet: atovaquone 250 mg, proguanil hydrochloride 100 mg. Also cellulose, povidone and poloxamer.':
    'แต่ละเม็ด: อะโทวาโควน 250 มก. โปรกัวนิลไฮโดรคลอไรด์ 100 มก. ส่วนประกอบอื่น: เซลลูโลส โพวิโดน และโพลอกซาเมอร์',
  'Each tablet: ibuprofen 200 mg, paracetamol 500 mg. Also maize starch, povidone and talc.':
    'แต่ละเม็ด: ไอบูโพรเฟน 200 มก. พาราเซตามอล 500 มก. ส่วนประกอบอื่น: แป้งข้าวโพด โพวิโดน และทัลก์',
  'Each tablet: aspirin 300 mg, paracetamol 200 mg, caffeine 45 mg. Also maize starch and povidone.':
    'แต่ละเม็ด: แอสไพริน 300 มก. พาราเซตามอล 200 มก. คาเฟอีน 45 มก. ส่วนประกอบอื่น: แป้งข้าวโพดและโพวิโดน',
  'Each contains 500 mg of paracetamol. Also maize starch, povidone, stearic acid and, in the caplets, hypromellose.':
    'แต่ละเม็ด: พาราเซตามอล 500 มก. ส่วนประกอบอื่น: แป้งข้าวโพด โพวิโดน กรดสเตียริก และไฮโปรเมลโลส (เฉพาะยาเม็ดรี)',
  'Ibuprofen 200 mg or 400 mg. Also sucrose, maize starch, stearic acid, shellac and titanium dioxide (E171).':
    'ไอบูโพรเฟน 200 มก. หรือ 400 มก. ส่วนประกอบอื่น: ซูโครส แป้งข้าวโพด กรดสเตียริก เชลแล็ก และไทเทเนียมไดออกไซด์ (E171)',
  'Each tablet: paracetamol 500 mg, caffeine 65 mg. Also starch, povidone, talc and stearic acid.':
    'แต่ละเม็ด: พาราเซตามอล 500 มก. คาเฟอีน 65 มก. ส่วนประกอบอื่น: แป้ง โพวิโดน ทัลก์ และกรดสเตียริก',
  'Each tablet: paracetamol 500 mg. Also sodium bicarbonate, citric acid, sorbitol (E420) and saccharin sodium.':
    'แต่ละเม็ด: พาราเซตามอล 500 มก. ส่วนประกอบอื่น: โซเดียมไบคาร์บอเนต กรดซิตริก ซอร์บิทอล (E420) และแซ็กคารินโซเดียม',
  'Each tablet: ibuprofen lysine 342 mg. Also cellulose, povidone, hypromellose and talc.':
    'แต่ละเม็ด: ไอบูโพรเฟนไลซีน 342 มก. ส่วนประกอบอื่น: เซลลูโลส โพวิโดน ไฮโปรเมลโลส และทัลก์',
  'Each tablet: aspirin 300 mg. Also calcium carbonate, maize starch, citric acid and saccharin sodium.':
    'แต่ละเม็ด: แอสไพริน 300 มก. ส่วนประกอบอื่น: แคลเซียมคาร์บอเนต แป้งข้าวโพด กรดซิตริก และแซ็กคารินโซเดียม',
  'Ibuprofen 5% w/w. Also propylene glycol, carbomer, diethylamine, ethanol and purified water.':
    'ไอบูโพรเฟน 5% w/w ส่วนประกอบอื่น: โพรพิลีนไกลคอล คาร์โบเมอร์ ไดเอทิลอามีน เอทานอล และน้ำบริสุทธิ์',
  'Diclofenac diethylammonium 2.32% w/w. Also carbomer, isopropyl alcohol, liquid paraffin and perfume.':
    'ไดโคลฟีแนคไดเอทิลแอมโมเนียม 2.32% w/w ส่วนประกอบอื่น: คาร์โบเมอร์ ไอโซโพรพิลแอลกอฮอล์ พาราฟินเหลว และน้ำหอม',
  'Levomenthol 3%, camphor 4% w/w. Also cetostearyl alcohol, glycerol and purified water.':
    'เลโวเมนทอล 3% การบูร 4% w/w ส่วนประกอบอื่น: ซีโตสเตียริลแอลกอฮอล์ กลีเซอรอล และน้ำบริสุทธิ์',
  'Butane, propane, isobutane, ethanol, menthol.': 'บิวเทน โพรเพน ไอโซบิวเทน เอทานอล เมนทอล',
  'Iron powder, activated carbon, salt, water, viscose fabric.': 'ผงเหล็ก ถ่านกัมมันต์ เกลือ น้ำ ผ้าวิสโคส',
  'Each tablet: paracetamol 500 mg, codeine phosphate 8 mg. Also starch, povidone and magnesium stearate.':
    'แต่ละเม็ด: พาราเซตามอล 500 มก. โคเดอีนฟอสเฟต 8 มก. ส่วนประกอบอื่น: แป้ง โพวิโดน และแมกนีเซียมสเตียเรต',
  'Each tablet: sumatriptan 50 mg (as succinate). Also lactose, cellulose and magnesium stearate.':
    'แต่ละเม็ด: ซูมาทริปแทน 50 มก. (ในรูปซักซิเนต) ส่วนประกอบอื่น: แลกโทส เซลลูโลส และแมกนีเซียมสเตียเรต',
  'Each gastro-resistant tablet: naproxen 250 mg. Also povidone, croscarmellose sodium and methacrylic acid copolymer.':
    'แต่ละเม็ดเคลือบทนกรด: นาพรอกเซน 250 มก. ส่วนประกอบอื่น: โพวิโดน ครอสคาร์เมลโลสโซเดียม และเมทาคริลิกแอซิดโคโพลิเมอร์',
  'Each capsule: ibuprofen 200 mg. Also macrogol, potassium hydroxide, gelatin and sorbitol.':
    'แต่ละแคปซูล: ไอบูโพรเฟน 200 มก. ส่วนประกอบอื่น: มาโครกอล โพแทสเซียมไฮดรอกไซด์ เจลาติน และซอร์บิทอล',
  'Ibuprofen 10% w/w. Also isopropyl alcohol, carbomer, diethylamine and purified water.':
    'ไอบูโพรเฟน 10% w/w ส่วนประกอบอื่น: ไอโซโพรพิลแอลกอฮอล์ คาร์โบเมอร์ ไดเอทิลอามีน และน้ำบริสุทธิ์',
  'Ibuprofen 200 mg; macrogol, levomenthol, polyester fabric and silicone release film.':
    'ไอบูโพรเฟน 200 มก. มาโครกอล เลโวเมนทอล ผ้าพอลิเอสเตอร์ และแผ่นลอกซิลิโคน',
  'Nylon, elastane, viscose. Free from natural rubber latex.': 'ไนลอน อีลาสเทน วิสโคส ไม่มีน้ำยางธรรมชาติ',
  'Wheat, dried lavender flowers; cover of cotton.': 'ข้าวสาลี ดอกลาเวนเดอร์แห้ง ปลอกผ้าฝ้าย',
  'Water, coco-glucoside, glycerin, Avena sativa kernel flour, xanthan gum, sodium benzoate, citric acid.':
    'น้ำ โคโคกลูโคไซด์ กลีเซอรีน แป้งเมล็ดข้าวโอ๊ต แซนแทนกัม โซเดียมเบนโซเอต กรดซิตริก',
  'Water, glycerin 25%, cetearyl alcohol, dimethicone, shea butter, panthenol, allantoin.':
    'น้ำ กลีเซอรีน 25% ซีเทียริลแอลกอฮอล์ ไดเมทิโคน เชียบัตเตอร์ แพนทีนอล อัลแลนโทอิน',
  'Purified water, propylene glycol, carbomer, tea tree oil, sodium hydroxide.':
    'น้ำบริสุทธิ์ โพรพิลีนไกลคอล คาร์โบเมอร์ น้ำมันทีทรี โซเดียมไฮดรอกไซด์',
  'Viscose and polyamide fabric, acrylic adhesive, polyester pad.': 'ผ้าวิสโคสและพอลิอะไมด์ กาวอะคริลิก แผ่นซับพอลิเอสเตอร์',
  'Cotton, viscose, elastane. Free from natural rubber latex.': 'ผ้าฝ้าย วิสโคส อีลาสเทน ไม่มีน้ำยางธรรมชาติ',
  'Chlorhexidine gluconate 0.1% w/w. Also cetostearyl alcohol, liquid paraffin, purified water.':
    'คลอร์เฮกซิดีนกลูโคเนต 0.1% w/w ส่วนประกอบอื่น: ซีโตสเตียริลแอลกอฮอล์ พาราฟินเหลว น้ำบริสุทธิ์',
  'White soft paraffin 14.5%, light liquid paraffin 12.6% w/w. Also glycerol, cetostearyl alcohol, carbomer and purified water.':
    'พาราฟินขาวชนิดอ่อน 14.5% พาราฟินเหลวชนิดเบา 12.6% w/w ส่วนประกอบอื่น: กลีเซอรอล ซีโตสเตียริลแอลกอฮอล์ คาร์โบเมอร์ และน้ำบริสุทธิ์',
  'Urea 10% w/w. Also white soft paraffin, glycerol, cetyl alcohol, lactic acid and purified water.':
    'ยูเรีย 10% w/w ส่วนประกอบอื่น: พาราฟินขาวชนิดอ่อน กลีเซอรอล ซีทิลแอลกอฮอล์ กรดแลกติก และน้ำบริสุทธิ์',
  'Benzoyl peroxide 5% w/w. Also carbomer, glycerol, poloxamer, disodium edetate and purified water.':
    'เบนโซอิลเพอร์ออกไซด์ 5% w/w ส่วนประกอบอื่น: คาร์โบเมอร์ กลีเซอรอล โพลอกซาเมอร์ ไดโซเดียมเอดีเทต และน้ำบริสุทธิ์',
  'Clotrimazole 1% w/w. Also cetostearyl alcohol, octyldodecanol, benzyl alcohol and purified water.':
    'โคลไตรมาโซล 1% w/w ส่วนประกอบอื่น: ซีโตสเตียริลแอลกอฮอล์ ออกทิลโดเดคานอล เบนซิลแอลกอฮอล์ และน้ำบริสุทธิ์',
  'Aciclovir 5% w/w. Also propylene glycol, white soft paraffin, cetostearyl alcohol and liquid paraffin.':
    'อะไซโคลเวียร์ 5% w/w ส่วนประกอบอื่น: โพรพิลีนไกลคอล พาราฟินขาวชนิดอ่อน ซีโตสเตียริลแอลกอฮอล์ และพาราฟินเหลว',
  'Water, diethylamino hydroxybenzoyl hexyl benzoate, ethylhexyl triazone, glycerin, bis-ethylhexyloxyphenol methoxyphenyl triazine, tocopherol.':
    'น้ำ ไดเอทิลอะมิโนไฮดรอกซีเบนโซอิลเฮกซิลเบนโซเอต เอทิลเฮกซิลไตรอะโซน กลีเซอรีน บิส-เอทิลเฮกซิลออกซีฟีนอลเมทอกซีฟีนิลไตรอะซีน โทโคเฟอรอล',
  'Cotton, elastic yarn of natural rubber latex.': 'ผ้าฝ้าย เส้นยืดจากน้ำยางธรรมชาติ',
};

/** A draft whose list of what it is made of is told in Thai, too. */
export function withThaiIngredients(draft: ProductDraft): ProductDraft {
  const { ingredients } = draft.attributes ?? {};
  if (typeof ingredients !== 'object' || !('default' in ingredients) || ingredients.mmstr_th) return draft;
  const thai = THAI[ingredients.default.replace(/<\/?p>/g, '')];
  if (!thai) return draft;
  return { ...draft, attributes: { ...draft.attributes, ingredients: { ...ingredients, mmstr_th: `<p>${thai}</p>` } } };
}
