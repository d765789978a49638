/** Regions by country, as `id:code:name` between bars; a name that is its own code stands once. Ids are Magento's. */
export const REGIONS_AMERICAS: Record<string, string> = {
  US: `
    1:AL:Alabama | 2:AK:Alaska | 3:AS:American Samoa | 4:AZ:Arizona | 5:AR:Arkansas | 6:AE:Armed Forces Africa |
    7:AA:Armed Forces Americas | 8:AE:Armed Forces Canada | 9:AE:Armed Forces Europe |
    10:AE:Armed Forces Middle East | 11:AP:Armed Forces Pacific | 12:CA:California | 13:CO:Colorado |
    14:CT:Connecticut | 15:DE:Delaware | 16:DC:District of Columbia | 17:FM:Federated States Of Micronesia |
    18:FL:Florida | 19:GA:Georgia | 20:GU:Guam | 21:HI:Hawaii | 22:ID:Idaho | 23:IL:Illinois | 24:IN:Indiana |
    25:IA:Iowa | 26:KS:Kansas | 27:KY:Kentucky | 28:LA:Louisiana | 29:ME:Maine | 30:MH:Marshall Islands |
    31:MD:Maryland | 32:MA:Massachusetts | 33:MI:Michigan | 34:MN:Minnesota | 35:MS:Mississippi | 36:MO:Missouri |
    37:MT:Montana | 38:NE:Nebraska | 39:NV:Nevada | 40:NH:New Hampshire | 41:NJ:New Jersey | 42:NM:New Mexico |
    43:NY:New York | 44:NC:North Carolina | 45:ND:North Dakota | 46:MP:Northern Mariana Islands | 47:OH:Ohio |
    48:OK:Oklahoma | 49:OR:Oregon | 50:PW:Palau | 51:PA:Pennsylvania | 52:PR:Puerto Rico | 53:RI:Rhode Island |
    54:SC:South Carolina | 55:SD:South Dakota | 56:TN:Tennessee | 57:TX:Texas | 58:UT:Utah | 59:VT:Vermont |
    60:VI:Virgin Islands | 61:VA:Virginia | 62:WA:Washington | 63:WV:West Virginia | 64:WI:Wisconsin |
    65:WY:Wyoming
  `,
  CA: `
    66:AB:Alberta | 67:BC:British Columbia | 68:MB:Manitoba | 69:NL:Newfoundland and Labrador |
    70:NB:New Brunswick | 71:NS:Nova Scotia | 72:NT:Northwest Territories | 73:NU:Nunavut | 74:ON:Ontario |
    75:PE:Prince Edward Island | 76:QC:Quebec | 77:SK:Saskatchewan | 78:YT:Yukon Territory
  `,
  MX: `
    921:AGU:Aguascalientes | 922:BCN:Baja California | 923:BCS:Baja California Sur | 924:CAM:Campeche |
    925:CHP:Chiapas | 926:CHH:Chihuahua | 927:CMX:Ciudad de México | 928:COA:Coahuila | 929:COL:Colima |
    930:DUR:Durango | 931:MEX:Estado de México | 932:GUA:Guanajuato | 933:GRO:Guerrero | 934:HID:Hidalgo |
    935:JAL:Jalisco | 936:MIC:Michoacán | 937:MOR:Morelos | 938:NAY:Nayarit | 939:NLE:Nuevo León | 940:OAX:Oaxaca |
    941:PUE:Puebla | 942:QUE:Querétaro | 943:ROO:Quintana Roo | 944:SLP:San Luis Potosí | 945:SIN:Sinaloa |
    946:SON:Sonora | 947:TAB:Tabasco | 948:TAM:Tamaulipas | 949:TLA:Tlaxcala | 950:VER:Veracruz | 951:YUC:Yucatán |
    952:ZAC:Zacatecas
  `,
  AR: `
    524:AR-C:Ciudad Autónoma de Buenos Aires | 525:AR-B:Buenos Aires | 526:AR-K:Catamarca | 527:AR-H:Chaco |
    528:AR-U:Chubut | 529:AR-X:Córdoba | 530:AR-W:Corrientes | 531:AR-E:Entre Ríos | 532:AR-P:Formosa |
    533:AR-Y:Jujuy | 534:AR-L:La Pampa | 535:AR-F:La Rioja | 536:AR-M:Mendoza | 537:AR-N:Misiones |
    538:AR-Q:Neuquén | 539:AR-R:Río Negro | 540:AR-A:Salta | 541:AR-J:San Juan | 542:AR-D:San Luis |
    543:AR-Z:Santa Cruz | 544:AR-S:Santa Fe | 545:AR-G:Santiago del Estero | 546:AR-V:Tierra del Fuego |
    547:AR-T:Tucumán
  `,
  BO: `
    631:BO-C:Cochabamba | 632:BO-H:Chuquisaca | 633:BO-B:El Beni | 634:BO-L:La Paz | 635:BO-O:Oruro |
    636:BO-N:Pando | 637:BO-P:Potosí | 638:BO-S:Santa Cruz | 639:BO-T:Tarija
  `,
  BR: `
    485:AC:Acre | 486:AL:Alagoas | 487:AP:Amapá | 488:AM:Amazonas | 489:BA:Bahia | 490:CE:Ceará |
    491:ES:Espírito Santo | 492:GO:Goiás | 493:MA:Maranhão | 494:MT:Mato Grosso | 495:MS:Mato Grosso do Sul |
    496:MG:Minas Gerais | 497:PA:Pará | 498:PB:Paraíba | 499:PR:Paraná | 500:PE:Pernambuco | 501:PI:Piauí |
    502:RJ:Rio de Janeiro | 503:RN:Rio Grande do Norte | 504:RS:Rio Grande do Sul | 505:RO:Rondônia |
    506:RR:Roraima | 507:SC:Santa Catarina | 508:SP:São Paulo | 509:SE:Sergipe | 510:TO:Tocantins |
    511:DF:Distrito Federal
  `,
  CL: `
    668:CL-AI:Aisén del General Carlos Ibañez del Campo | 669:CL-AN:Antofagasta | 670:CL-AP:Arica y Parinacota |
    671:CL-AR:La Araucanía | 672:CL-AT:Atacama | 673:CL-BI:Biobío | 674:CL-CO:Coquimbo |
    675:CL-LI:Libertador General Bernardo O'Higgins | 676:CL-LL:Los Lagos | 677:CL-LR:Los Ríos |
    678:CL-MA:Magallanes | 679:CL-ML:Maule | 680:CL-NB:Ñuble | 681:CL-RM:Región Metropolitana de Santiago |
    682:CL-TA:Tarapacá | 683:CL-VS:Valparaíso
  `,
  CO: `
    718:CO-AMA:Amazonas | 719:CO-ANT:Antioquia | 720:CO-ARA:Arauca | 721:CO-ATL:Atlántico | 722:CO-BOL:Bolívar |
    723:CO-BOY:Boyacá | 724:CO-CAL:Caldas | 725:CO-CAQ:Caquetá | 726:CO-CAS:Casanare | 727:CO-CAU:Cauca |
    728:CO-CES:Cesar | 729:CO-CHO:Chocó | 730:CO-COR:Córdoba | 731:CO-CUN:Cundinamarca | 732:CO-GUA:Guainía |
    733:CO-GUV:Guaviare | 734:CO-HUL:Huila | 735:CO-LAG:La Guajira | 736:CO-MAG:Magdalena | 737:CO-MET:Meta |
    738:CO-NAR:Nariño | 739:CO-NSA:Norte de Santander | 740:CO-PUT:Putumayo | 741:CO-QUI:Quindío |
    742:CO-RIS:Risaralda | 743:CO-SAP:San Andrés y Providencia | 744:CO-SAN:Santander | 745:CO-SUC:Sucre |
    746:CO-TOL:Tolima | 747:CO-VAC:Valle del Cauca | 748:CO-VAU:Vaupés | 749:CO-VID:Vichada
  `,
  EC: `
    755:EC-A:Azuay | 756:EC-B:Bolívar | 757:EC-F:Cañar | 758:EC-C:Carchi | 759:EC-H:Chimborazo | 760:EC-X:Cotopaxi |
    761:EC-O:El Oro | 762:EC-E:Esmeraldas | 763:EC-W:Galápagos | 764:EC-G:Guayas | 765:EC-I:Imbabura |
    766:EC-L:Loja | 767:EC-R:Los Ríos | 768:EC-M:Manabí | 769:EC-S:Morona Santiago | 770:EC-N:Napo |
    771:EC-D:Orellana | 772:EC-Y:Pastaza | 773:EC-P:Pichincha | 774:EC-SE:Santa Elena |
    775:EC-SD:Santo Domingo de los Tsáchilas | 776:EC-U:Sucumbíos | 777:EC-T:Tungurahua |
    778:EC-Z:Zamora Chinchipe
  `,
  GY: `
    793:GY-BA:Barima-Waini | 794:GY-CU:Cuyuni-Mazaruni | 795:GY-DE:Demerara-Mahaica |
    796:GY-EB:East Berbice-Corentyne | 797:GY-ES:Essequibo Islands-West Demerara | 798:GY-MA:Mahaica-Berbice |
    799:GY-PM:Pomeroon-Supenaam | 800:GY-PT:Potaro-Siparuni | 801:GY-UD:Upper Demerara-Berbice |
    802:GY-UT:Upper Takutu-Upper Essequibo
  `,
  PE: `
    971:PE-LMA:Municipalidad Metropolitana de Lima | 972:PE-AMA:Amazonas | 973:PE-ANC:Ancash | 974:PE-APU:Apurímac |
    975:PE-ARE:Arequipa | 976:PE-AYA:Ayacucho | 977:PE-CAJ:Cajamarca | 978:PE-CUS:Cusco | 979:PE-CAL:El Callao |
    980:PE-HUV:Huancavelica | 981:PE-HUC:Huánuco | 982:PE-ICA:Ica | 983:PE-JUN:Junín | 984:PE-LAL:La Libertad |
    985:PE-LAM:Lambayeque | 986:PE-LIM:Lima | 987:PE-LOR:Loreto | 988:PE-MDD:Madre de Dios | 989:PE-MOQ:Moquegua |
    990:PE-PAS:Pasco | 991:PE-PIU:Piura | 992:PE-PUN:Puno | 993:PE-SAM:San Martín | 994:PE-TAC:Tacna |
    995:PE-TUM:Tumbes | 996:PE-UCA:Ucayali
  `,
  PY: `
    953:PY-ASU:Asunción | 954:PY-16:Alto Paraguay | 955:PY-10:Alto Paraná | 956:PY-13:Amambay | 957:PY-19:Boquerón |
    958:PY-5:Caaguazú | 959:PY-6:Caazapá | 960:PY-14:Canindeyú | 961:PY-11:Central | 962:PY-1:Concepción |
    963:PY-3:Cordillera | 964:PY-4:Guairá | 965:PY-7:Itapúa | 966:PY-8:Misiones | 967:PY-12:Ñeembucú |
    968:PY-9:Paraguarí | 969:PY-15:Presidente Hayes | 970:PY-2:San Pedro
  `,
  SR: `
    1033:SR-BR:Brokopondo | 1034:SR-CM:Commewijne | 1035:SR-CR:Coronie | 1036:SR-MA:Marowijne |
    1037:SR-NI:Nickerie | 1038:SR-PR:Para | 1039:SR-PM:Paramaribo | 1040:SR-SA:Saramacca | 1041:SR-SI:Sipaliwini |
    1042:SR-WA:Wanica
  `,
  UY: `
    1064:UY-AR:Artigas | 1065:UY-CA:Canelones | 1066:UY-CL:Cerro Largo | 1067:UY-CO:Colonia | 1068:UY-DU:Durazno |
    1069:UY-FS:Flores | 1070:UY-FD:Florida | 1071:UY-LA:Lavalleja | 1072:UY-MA:Maldonado | 1073:UY-MO:Montevideo |
    1074:UY-PA:Paysandu | 1075:UY-RN:Río Negro | 1076:UY-RV:Rivera | 1077:UY-RO:Rocha | 1078:UY-SA:Salto |
    1079:UY-SJ:San José | 1080:UY-SO:Soriano | 1081:UY-TA:Tacuarembó | 1082:UY-TT:Treinta y Tres
  `,
  VE: `
    1083:VE-W:Dependencias Federales | 1084:VE-A:Distrito Capital | 1085:VE-Z:Amazonas | 1086:VE-B:Anzoátegui |
    1087:VE-C:Apure | 1088:VE-D:Aragua | 1089:VE-E:Barinas | 1090:VE-F:Bolívar | 1091:VE-G:Carabobo |
    1092:VE-H:Cojedes | 1093:VE-Y:Delta Amacuro | 1094:VE-I:Falcón | 1095:VE-J:Guárico | 1096:VE-K:Lara |
    1097:VE-L:Mérida | 1098:VE-M:Miranda | 1099:VE-N:Monagas | 1100:VE-O:Nueva Esparta | 1101:VE-P:Portuguesa |
    1102:VE-R:Sucre | 1103:VE-S:Táchira | 1104:VE-T:Trujillo | 1105:VE-X:Vargas | 1106:VE-U:Yaracuy |
    1107:VE-V:Zulia
  `,
};
