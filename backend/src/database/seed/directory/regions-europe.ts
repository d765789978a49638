/** Regions by country, as `id:code:name` between bars; a name that is its own code stands once. Ids are Magento's. */
export const REGIONS_EUROPE: Record<string, string> = {
  AL: `
    512:AL-01:Berat | 513:AL-09:Dibër | 514:AL-02:Durrës | 515:AL-03:Elbasan | 516:AL-04:Fier |
    517:AL-05:Gjirokastër | 518:AL-06:Korçë | 519:AL-07:Kukës | 520:AL-08:Lezhë | 521:AL-10:Shkodër |
    522:AL-11:Tiranë | 523:AL-12:Vlorë
  `,
  AT: `
    95:WI:Wien | 96:NO:Niederösterreich | 97:OO:Oberösterreich | 98:SB:Salzburg | 99:KN:Kärnten |
    100:ST:Steiermark | 101:TI:Tirol | 102:BL:Burgenland | 103:VB:Vorarlberg
  `,
  BE: `
    620:VAN:Antwerpen | 621:WBR:Brabant wallon | 622:BRU:Brussels-Capital Region | 623:WHT:Hainaut |
    624:VLI:Limburg | 625:WLG:Liège | 626:WLX:Luxembourg | 627:WNA:Namur | 628:VOV:Oost-Vlaanderen |
    629:VBR:Vlaams-Brabant | 630:VWV:West-Vlaanderen
  `,
  BG: `
    640:BG-01:Blagoevgrad | 641:BG-02:Burgas | 642:BG-03:Varna | 643:BG-04:Veliko Tarnovo | 644:BG-05:Vidin |
    645:BG-06:Vratsa | 646:BG-07:Gabrovo | 647:BG-08:Dobrich | 648:BG-09:Kardzhali | 649:BG-10:Kyustendil |
    650:BG-11:Lovech | 651:BG-12:Montana | 652:BG-13:Pazardzhik | 653:BG-14:Pernik | 654:BG-15:Pleven |
    655:BG-16:Plovdiv | 656:BG-17:Razgrad | 657:BG-18:Ruse | 658:BG-19:Silistra | 659:BG-20:Sliven |
    660:BG-21:Smolyan | 661:BG-22:Sofia City | 662:BG-23:Sofia Province | 663:BG-24:Stara Zagora |
    664:BG-25:Targovishte | 665:BG-26:Haskovo | 666:BG-27:Shumen | 667:BG-28:Yambol
  `,
  BY: `
    613:BY-BR:Bresckaja voblasć | 614:BY-HO:Homieĺskaja voblasć | 615:BY-HM:Horad Minsk |
    616:BY-HR:Hrodzienskaja voblasć | 617:BY-MA:Mahilioŭskaja voblasć | 618:BY-MI:Minskaja voblasć |
    619:BY-VI:Viciebskaja voblasć
  `,
  CH: `
    104:AG:Aargau | 105:AI:Appenzell Innerrhoden | 106:AR:Appenzell Ausserrhoden | 107:BE:Bern |
    108:BL:Basel-Landschaft | 109:BS:Basel-Stadt | 110:FR:Friburg | 111:GE:Geneva | 112:GL:Glarus |
    113:GR:Graubünden | 114:JU:Jura | 115:LU:Lucerne | 116:NE:Neuchâtel | 117:NW:Nidwalden | 118:OW:Obwalden |
    119:SG:St. Gallen | 120:SH:Schaffhausen | 121:SO:Solothurn | 122:SZ:Schwyz | 123:TG:Thurgau | 124:TI:Ticino |
    125:UR:Uri | 126:VD:Vaud | 127:VS:Wallis | 128:ZG:Zug | 129:ZH:Zürich
  `,
  DE: `
    79:NDS:Niedersachsen | 80:BAW:Baden-Württemberg | 81:BAY:Bayern | 82:BER:Berlin | 83:BRG:Brandenburg |
    84:BRE:Bremen | 85:HAM:Hamburg | 86:HES:Hessen | 87:MEC:Mecklenburg-Vorpommern | 88:NRW:Nordrhein-Westfalen |
    89:RHE:Rheinland-Pfalz | 90:SAR:Saarland | 91:SAS:Sachsen | 92:SAC:Sachsen-Anhalt | 93:SCN:Schleswig-Holstein |
    94:THE:Thüringen
  `,
  DK: `
    750:DK-84:Hovedstaden | 751:DK-82:Midtjylland | 752:DK-81:Nordjylland | 753:DK-85:Sjælland |
    754:DK-83:Syddanmark
  `,
  EE: `
    340:EE-37:Harjumaa | 341:EE-39:Hiiumaa | 342:EE-44:Ida-Virumaa | 343:EE-49:Jõgevamaa | 344:EE-51:Järvamaa |
    345:EE-57:Läänemaa | 346:EE-59:Lääne-Virumaa | 347:EE-65:Põlvamaa | 348:EE-67:Pärnumaa | 349:EE-70:Raplamaa |
    350:EE-74:Saaremaa | 351:EE-78:Tartumaa | 352:EE-82:Valgamaa | 353:EE-84:Viljandimaa | 354:EE-86:Võrumaa
  `,
  ES: `
    130:A Coruña | 131:Alava | 132:Albacete | 133:Alicante | 134:Almeria | 135:Asturias | 136:Avila | 137:Badajoz |
    138:Baleares | 139:Barcelona | 140:Burgos | 141:Caceres | 142:Cadiz | 143:Cantabria | 144:Castellon |
    145:Ceuta | 146:Ciudad Real | 147:Cordoba | 148:Cuenca | 149:Girona | 150:Granada | 151:Guadalajara |
    152:Guipuzcoa | 153:Huelva | 154:Huesca | 155:Jaen | 156:La Rioja | 157:Las Palmas | 158:Leon | 159:Lleida |
    160:Lugo | 161:Madrid | 162:Malaga | 163:Melilla | 164:Murcia | 165:Navarra | 166:Ourense | 167:Palencia |
    168:Pontevedra | 169:Salamanca | 170:Santa Cruz de Tenerife | 171:Segovia | 172:Sevilla | 173:Soria |
    174:Tarragona | 175:Teruel | 176:Toledo | 177:Valencia | 178:Valladolid | 179:Vizcaya | 180:Zamora |
    181:Zaragoza
  `,
  FI: `
    320:Lappi | 321:Pohjois-Pohjanmaa | 322:Kainuu | 323:Pohjois-Karjala | 324:Pohjois-Savo | 325:Etelä-Savo |
    326:Etelä-Pohjanmaa | 327:Pohjanmaa | 328:Pirkanmaa | 329:Satakunta | 330:Keski-Pohjanmaa | 331:Keski-Suomi |
    332:Varsinais-Suomi | 333:Etelä-Karjala | 334:Päijät-Häme | 335:Kanta-Häme | 336:Uusimaa | 337:Itä-Uusimaa |
    338:Kymenlaakso | 339:Ahvenanmaa
  `,
  FR: `
    182:1:Ain | 183:2:Aisne | 184:3:Allier | 185:4:Alpes-de-Haute-Provence | 186:5:Hautes-Alpes |
    187:6:Alpes-Maritimes | 188:7:Ardèche | 189:8:Ardennes | 190:9:Ariège | 191:10:Aube | 192:11:Aude |
    193:12:Aveyron | 194:13:Bouches-du-Rhône | 195:14:Calvados | 196:15:Cantal | 197:16:Charente |
    198:17:Charente-Maritime | 199:18:Cher | 200:19:Corrèze | 201:2A:Corse-du-Sud | 202:2B:Haute-Corse |
    203:21:Côte-d'Or | 204:22:Côtes-d'Armor | 205:23:Creuse | 206:24:Dordogne | 207:25:Doubs | 208:26:Drôme |
    209:27:Eure | 210:28:Eure-et-Loir | 211:29:Finistère | 212:30:Gard | 213:31:Haute-Garonne | 214:32:Gers |
    215:33:Gironde | 216:34:Hérault | 217:35:Ille-et-Vilaine | 218:36:Indre | 219:37:Indre-et-Loire | 220:38:Isère |
    221:39:Jura | 222:40:Landes | 223:41:Loir-et-Cher | 224:42:Loire | 225:43:Haute-Loire |
    226:44:Loire-Atlantique | 227:45:Loiret | 228:46:Lot | 229:47:Lot-et-Garonne | 230:48:Lozère |
    231:49:Maine-et-Loire | 232:50:Manche | 233:51:Marne | 234:52:Haute-Marne | 235:53:Mayenne |
    236:54:Meurthe-et-Moselle | 237:55:Meuse | 238:56:Morbihan | 239:57:Moselle | 240:58:Nièvre | 241:59:Nord |
    242:60:Oise | 243:61:Orne | 244:62:Pas-de-Calais | 245:63:Puy-de-Dôme | 246:64:Pyrénées-Atlantiques |
    247:65:Hautes-Pyrénées | 248:66:Pyrénées-Orientales | 249:67:Bas-Rhin | 250:68:Haut-Rhin | 251:69:Rhône |
    252:70:Haute-Saône | 253:71:Saône-et-Loire | 254:72:Sarthe | 255:73:Savoie | 256:74:Haute-Savoie |
    257:75:Paris | 258:76:Seine-Maritime | 259:77:Seine-et-Marne | 260:78:Yvelines | 261:79:Deux-Sèvres |
    262:80:Somme | 263:81:Tarn | 264:82:Tarn-et-Garonne | 265:83:Var | 266:84:Vaucluse | 267:85:Vendée |
    268:86:Vienne | 269:87:Haute-Vienne | 270:88:Vosges | 271:89:Yonne | 272:90:Territoire-de-Belfort |
    273:91:Essonne | 274:92:Hauts-de-Seine | 275:93:Seine-Saint-Denis | 276:94:Val-de-Marne | 277:95:Val-d'Oise
  `,
  GR: `
    779:GR-A:Anatolikí Makedonía kai Thráki | 780:GR-I:Attikí | 781:GR-G:Dytikí Elláda | 782:GR-C:Dytikí Makedonía |
    783:GR-F:Ionía Nísia | 784:GR-D:Ípeiros | 785:GR-B:Kentrikí Makedonía | 786:GR-M:Kríti | 787:GR-L:Nótio Aigaío |
    788:GR-J:Pelopónnisos | 789:GR-H:Stereá Elláda | 790:GR-E:Thessalía | 791:GR-K:Vóreio Aigaío |
    792:GR-69:Ágion Óros
  `,
  HR: `
    548:HR-01:Zagrebačka županija | 549:HR-02:Krapinsko-zagorska županija | 550:HR-03:Sisačko-moslavačka županija |
    551:HR-04:Karlovačka županija | 552:HR-05:Varaždinska županija | 553:HR-06:Koprivničko-križevačka županija |
    554:HR-07:Bjelovarsko-bilogorska županija | 555:HR-08:Primorsko-goranska županija |
    556:HR-09:Ličko-senjska županija | 557:HR-10:Virovitičko-podravska županija |
    558:HR-11:Požeško-slavonska županija | 559:HR-12:Brodsko-posavska županija | 560:HR-13:Zadarska županija |
    561:HR-14:Osječko-baranjska županija | 562:HR-15:Šibensko-kninska županija |
    563:HR-16:Vukovarsko-srijemska županija | 564:HR-17:Splitsko-dalmatinska županija |
    565:HR-18:Istarska županija | 566:HR-19:Dubrovačko-neretvanska županija | 567:HR-20:Međimurska županija |
    568:HR-21:Grad Zagreb
  `,
  IS: `
    803:IS-01:Höfuðborgarsvæði | 804:IS-02:Suðurnes | 805:IS-03:Vesturland | 806:IS-04:Vestfirðir |
    807:IS-05:Norðurland vestra | 808:IS-06:Norðurland eystra | 809:IS-07:Austurland | 810:IS-08:Suðurland
  `,
  IT: `
    811:AG:Agrigento | 812:AL:Alessandria | 813:AN:Ancona | 814:AO:Aosta | 815:AQ:L'Aquila | 816:AR:Arezzo |
    817:AP:Ascoli-Piceno | 818:AT:Asti | 819:AV:Avellino | 820:BA:Bari | 821:BT:Barletta-Andria-Trani |
    822:BL:Belluno | 823:BN:Benevento | 824:BG:Bergamo | 825:BI:Biella | 826:BO:Bologna | 827:BZ:Bolzano |
    828:BS:Brescia | 829:BR:Brindisi | 830:CA:Cagliari | 831:CL:Caltanissetta | 832:CB:Campobasso |
    833:CI:Carbonia Iglesias | 834:CE:Caserta | 835:CT:Catania | 836:CZ:Catanzaro | 837:CH:Chieti | 838:CO:Como |
    839:CS:Cosenza | 840:CR:Cremona | 841:KR:Crotone | 842:CN:Cuneo | 843:EN:Enna | 844:FM:Fermo | 845:FE:Ferrara |
    846:FI:Firenze | 847:FG:Foggia | 848:FC:Forli-Cesena | 849:FR:Frosinone | 850:GE:Genova | 851:GO:Gorizia |
    852:GR:Grosseto | 853:IM:Imperia | 854:IS:Isernia | 855:SP:La-Spezia | 856:LT:Latina | 857:LE:Lecce |
    858:LC:Lecco | 859:LI:Livorno | 860:LO:Lodi | 861:LU:Lucca | 862:MC:Macerata | 863:MN:Mantova |
    864:MS:Massa-Carrara | 865:MT:Matera | 866:VS:Medio Campidano | 867:ME:Messina | 868:MI:Milano | 869:MO:Modena |
    870:MB:Monza-Brianza | 871:NA:Napoli | 872:NO:Novara | 873:NU:Nuoro | 874:OG:Ogliastra | 875:OT:Olbia Tempio |
    876:OR:Oristano | 877:PD:Padova | 878:PA:Palermo | 879:PR:Parma | 880:PV:Pavia | 881:PG:Perugia |
    882:PU:Pesaro-Urbino | 883:PE:Pescara | 884:PC:Piacenza | 885:PI:Pisa | 886:PT:Pistoia | 887:PN:Pordenone |
    888:PZ:Potenza | 889:PO:Prato | 890:RG:Ragusa | 891:RA:Ravenna | 892:RC:Reggio-Calabria | 893:RE:Reggio-Emilia |
    894:RI:Rieti | 895:RN:Rimini | 896:RM:Roma | 897:RO:Rovigo | 898:SA:Salerno | 899:SS:Sassari | 900:SV:Savona |
    901:SI:Siena | 902:SR:Siracusa | 903:SO:Sondrio | 904:TA:Taranto | 905:TE:Teramo | 906:TR:Terni |
    907:TO:Torino | 908:TP:Trapani | 909:TN:Trento | 910:TV:Treviso | 911:TS:Trieste | 912:UD:Udine |
    913:VA:Varese | 914:VE:Venezia | 915:VB:Verbania | 916:VC:Vercelli | 917:VR:Verona | 918:VV:Vibo-Valentia |
    919:VI:Vicenza | 920:VT:Viterbo
  `,
  LT: `
    475:LT-AL:Alytaus Apskritis | 476:LT-KU:Kauno Apskritis | 477:LT-KL:Klaipėdos Apskritis |
    478:LT-MR:Marijampolės Apskritis | 479:LT-PN:Panevėžio Apskritis | 480:LT-SA:Šiaulių Apskritis |
    481:LT-TA:Tauragės Apskritis | 482:LT-TE:Telšių Apskritis | 483:LT-UT:Utenos Apskritis |
    484:LT-VL:Vilniaus Apskritis
  `,
  PL: `
    997:PL-02:dolnośląskie | 998:PL-04:kujawsko-pomorskie | 999:PL-06:lubelskie | 1000:PL-08:lubuskie |
    1001:PL-10:łódzkie | 1002:PL-12:małopolskie | 1003:PL-14:mazowieckie | 1004:PL-16:opolskie |
    1005:PL-18:podkarpackie | 1006:PL-20:podlaskie | 1007:PL-22:pomorskie | 1008:PL-24:śląskie |
    1009:PL-26:świętokrzyskie | 1010:PL-28:warmińsko-mazurskie | 1011:PL-30:wielkopolskie |
    1012:PL-32:zachodniopomorskie
  `,
  PT: `
    1013:PT-01:Aveiro | 1014:PT-02:Beja | 1015:PT-03:Braga | 1016:PT-04:Bragança | 1017:PT-05:Castelo Branco |
    1018:PT-06:Coimbra | 1019:PT-07:Évora | 1020:PT-08:Faro | 1021:PT-09:Guarda | 1022:PT-10:Leiria |
    1023:PT-11:Lisboa | 1024:PT-12:Portalegre | 1025:PT-13:Porto | 1026:PT-14:Santarém | 1027:PT-15:Setúbal |
    1028:PT-16:Viana do Castelo | 1029:PT-17:Vila Real | 1030:PT-18:Viseu | 1031:PT-20:Região Autónoma dos Açores |
    1032:PT-30:Região Autónoma da Madeira
  `,
  RO: `
    278:AB:Alba | 279:AR:Arad | 280:AG:Argeş | 281:BC:Bacău | 282:BH:Bihor | 283:BN:Bistriţa-Năsăud |
    284:BT:Botoşani | 285:BV:Braşov | 286:BR:Brăila | 287:B:Bucureşti | 288:BZ:Buzău | 289:CS:Caraş-Severin |
    290:CL:Călăraşi | 291:CJ:Cluj | 292:CT:Constanţa | 293:CV:Covasna | 294:DB:Dâmboviţa | 295:DJ:Dolj |
    296:GL:Galaţi | 297:GR:Giurgiu | 298:GJ:Gorj | 299:HR:Harghita | 300:HD:Hunedoara | 301:IL:Ialomiţa |
    302:IS:Iaşi | 303:IF:Ilfov | 304:MM:Maramureş | 305:MH:Mehedinţi | 306:MS:Mureş | 307:NT:Neamţ | 308:OT:Olt |
    309:PH:Prahova | 310:SM:Satu-Mare | 311:SJ:Sălaj | 312:SB:Sibiu | 313:SV:Suceava | 314:TR:Teleorman |
    315:TM:Timiş | 316:TL:Tulcea | 317:VS:Vaslui | 318:VL:Vâlcea | 319:VN:Vrancea
  `,
  SE: `
    1043:SE-K:Blekinge län | 1044:SE-W:Dalarnas län | 1045:SE-I:Gotlands län | 1046:SE-X:Gävleborgs län |
    1047:SE-N:Hallands län | 1048:SE-Z:Jämtlands län | 1049:SE-F:Jönköpings län | 1050:SE-H:Kalmar län |
    1051:SE-G:Kronobergs län | 1052:SE-BD:Norrbottens län | 1053:SE-M:Skåne län | 1054:SE-AB:Stockholms län |
    1055:SE-D:Södermanlands län | 1056:SE-C:Uppsala län | 1057:SE-S:Värmlands län | 1058:SE-AC:Västerbottens län |
    1059:SE-Y:Västernorrlands län | 1060:SE-U:Västmanlands län | 1061:SE-O:Västra Götalands län |
    1062:SE-T:Örebro län | 1063:SE-E:Östergötlands län
  `,
  LV: `
    355:LV-DGV:Daugavpils | 356:LV-JEL:Jelgava | 357:Jēkabpils | 358:LV-JUR:Jūrmala | 359:LV-LPX:Liepāja |
    360:LV-LE:Liepājas novads | 361:LV-REZ:Rēzekne | 362:LV-RIX:Rīga | 363:LV-RI:Rīgas novads | 364:Valmiera |
    365:LV-VEN:Ventspils | 366:Aglonas novads | 367:LV-AI:Aizkraukles novads | 368:Aizputes novads |
    369:Aknīstes novads | 370:Alojas novads | 371:Alsungas novads | 372:LV-AL:Alūksnes novads | 373:Amatas novads |
    374:Apes novads | 375:Auces novads | 376:Babītes novads | 377:Baldones novads | 378:Baltinavas novads |
    379:LV-BL:Balvu novads | 380:LV-BU:Bauskas novads | 381:Beverīnas novads | 382:Brocēnu novads |
    383:Burtnieku novads | 384:Carnikavas novads | 385:Cesvaines novads | 386:Ciblas novads |
    387:LV-CE:Cēsu novads | 388:Dagdas novads | 389:LV-DA:Daugavpils novads | 390:LV-DO:Dobeles novads |
    391:Dundagas novads | 392:Durbes novads | 393:Engures novads | 394:Garkalnes novads | 395:Grobiņas novads |
    396:LV-GU:Gulbenes novads | 397:Iecavas novads | 398:Ikšķiles novads | 399:Ilūkstes novads |
    400:Inčukalna novads | 401:Jaunjelgavas novads | 402:Jaunpiebalgas novads | 403:Jaunpils novads |
    404:LV-JL:Jelgavas novads | 405:LV-JK:Jēkabpils novads | 406:Kandavas novads | 407:Kokneses novads |
    408:Krimuldas novads | 409:Krustpils novads | 410:LV-KR:Krāslavas novads | 411:LV-KU:Kuldīgas novads |
    412:Kārsavas novads | 413:Lielvārdes novads | 414:LV-LM:Limbažu novads | 415:Lubānas novads |
    416:LV-LU:Ludzas novads | 417:Līgatnes novads | 418:Līvānu novads | 419:LV-MA:Madonas novads |
    420:Mazsalacas novads | 421:Mālpils novads | 422:Mārupes novads | 423:Naukšēnu novads | 424:Neretas novads |
    425:Nīcas novads | 426:LV-OG:Ogres novads | 427:Olaines novads | 428:Ozolnieku novads |
    429:LV-PR:Preiļu novads | 430:Priekules novads | 431:Priekuļu novads | 432:Pārgaujas novads |
    433:Pāvilostas novads | 434:Pļaviņu novads | 435:Raunas novads | 436:Riebiņu novads | 437:Rojas novads |
    438:Ropažu novads | 439:Rucavas novads | 440:Rugāju novads | 441:Rundāles novads | 442:LV-RE:Rēzeknes novads |
    443:Rūjienas novads | 444:Salacgrīvas novads | 445:Salas novads | 446:Salaspils novads |
    447:LV-SA:Saldus novads | 448:Saulkrastu novads | 449:Siguldas novads | 450:Skrundas novads |
    451:Skrīveru novads | 452:Smiltenes novads | 453:Stopiņu novads | 454:Strenču novads | 455:Sējas novads |
    456:LV-TA:Talsu novads | 457:LV-TU:Tukuma novads | 458:Tērvetes novads | 459:Vaiņodes novads |
    460:LV-VK:Valkas novads | 461:LV-VM:Valmieras novads | 462:Varakļānu novads | 463:Vecpiebalgas novads |
    464:Vecumnieku novads | 465:LV-VE:Ventspils novads | 466:Viesītes novads | 467:Viļakas novads |
    468:Viļānu novads | 469:Vārkavas novads | 470:Zilupes novads | 471:Ādažu novads | 472:Ērgļu novads |
    473:Ķeguma novads | 474:Ķekavas novads
  `,
};
