import { readVisitors } from './judged-format.ts'

/** Prices, people, places, jobs, numbers, slips of the pen, and what the site has nothing about. */
export const companyEn = readVisitors(
  'en',
  '2026-11-26',
  `
how much does it cost | question zero | 3 o:/contact | 2 o:/product/machine h:kinds-of-licences | 1 p:studio p:compute p:control p:realtime p:twin o:/ecology/class o:/ecology/list
price list | word zero | 3 o:/contact | 2 o:/ecology/class o:/product/machine h:kinds-of-licences | 1 p:studio p:compute p:control p:realtime p:twin o:/ecology/list
need quotation for 3 floating seats studio | complaint enquiry | 3 o:/contact h:kinds-of-licences | 2 p:studio | 1 h:licence-service o:/ecology/list
subscription or perpetual | question enquiry | 3 p:studio p:compute p:control h:kinds-of-licences | 2 p:twin p:realtime | 1 o:/contact
reseller in Germany | word enquiry | 3 r:isarwerk | 2 o:/ecology/list | 1 n:munihei-bangongshi o:/contact o:/ecology/class
become a partner | question enquiry | 3 o:/ecology o:/ecology/class | 2 n:shengtai-huoban-fenji | 1 o:/ecology/list o:/contact
phone number sales | word enquiry | 3 o:/contact | 1 o:/help
address Hangzhou headquarters | word enquiry | 3 o:/contact | 1 o:/about
press contact | word enquiry | 3 o:/contact | 2 o:/news
ISO 27001 certificate | number enquiry | 3 o:/about
is your code generator ISO 26262 certified | question enquiry | 3 o:/about p:control | 2 t:code-generation w:C99
who is the CEO | question enquiry | 3 o:/about
when was the company founded | question enquiry | 3 o:/about | 1 n:shi-zhounian-kaifangri
Katharina Lindner | person zero | 3 o:/about o:/ | 2 o:/contact
Pei Guanlan | person zero | 3 o:/about
Shen Zhaoheng | person zero | 3 o:/ | 2 o:/contact
Martin Haas | person enquiry | 3 b:硬件在环实验 d:di-yi-ge-bihuan d:guzhang-zhuru d:neng-chongzuo-de-baogao d:kai-yi-men-yingjian-zaihuan-shiyanke d:cong-kongzhiqi-dao-c d:re-yu-liuti | 2 o:/Industry-education/textbook-plan
Yin Shuo book | person enquiry | 3 b:飞行动力学与仿真 b:飞机系统建模 | 2 o:/Industry-education/textbook-plan
talk to an expert about FMI | question enquiry | 3 o:/contact | 2 o:/ | 1 o:/about j:yingyong-munihei
internship | word zero | 3 j:shixi-fangzhen | 2 o:/joinUs
jobs in Munich | word enquiry | 3 j:yingyong-munihei | 2 o:/joinUs | 1 n:munihei-bangongshi
C++ developer position | word enquiry | 3 j:qiujieqi-kaifa | 2 j:anquan-gongchengshi j:bianyiqi-kaifa o:/joinUs | 1 j:shishi-neihe
salary of a solver engineer | question enquiry | 3 j:qiujieqi-kaifa | 1 o:/joinUs j:bianyiqi-kaifa
work from home | question enquiry | 3 o:/joinUs
how long do you keep my CV | question enquiry | 3 o:/PrivacyPolicy g:隐私政策 | 1 o:/joinUs
do you sell my data to advertisers | question enquiry | 3 o:/PrivacyPolicy g:隐私政策 | 2 o:/cookies g:Cookie说明
loongson | word enquiry | 3 o:/product/Innovation n:r2026a-xinchuang-shipei | 2 h:domestic-platforms-limits | 1 n:qilin-v10-shipei
postgres database | word enquiry | 3 f:database o:/product/Innovation | 2 n:r2026a-xinchuang-shipei
9795000001089 | number forum | 3 b:飞行动力学与仿真
DS-E2-05 | number enquiry | 3 m:edge-e2
64 GB | number zero | 3 m:station-s8 p:studio | 2 m:station-x16 h:compile-large-models p:twin n:guibiao-jizhun-fangfa
94 seconds | number enquiry | 3 n:ziwu-bianyi-yibaiwan-fangcheng e:meridian h:compile-large-models p:studio
lisence server | misspelt ticket | 3 h:licence-service | 2 h:licence-not-found a:arm-2026-008 n:arm-2026-008 | 1 h:kinds-of-licences v:R2026a-Update-3 h:install-updates
initialization falis | misspelt ticket | 3 h:initialisation-fails | 2 l:chuzhi-yu-shijian | 1 o:/product/open-platform
firmwear update | misspelt ticket | 3 h:gateway-firmware | 2 a:arm-2026-004 | 1 n:arm-2026-004-005 m:edge-e2 h:install-updates
trail licence | misspelt enquiry | 3 h:trial-licence | 2 p:studio p:compute p:control p:twin | 1 p:realtime h:kinds-of-licences
hydrolic excavater | misspelt zero | 3 c:gongcheng-jixie-yeya-bianxing | 2 s:hydraulic-prototype r:tiezhen-hydraulics t:hydraulics
gatway shows no valu | misspelt ticket | 3 h:gateway-shows-no-value | 2 p:twin h:valid-range-of-reduced-models | 1 m:edge-e2 n:r2026a-fabu
fault injecton | misspelt forum | 3 d:guzhang-zhuru h:fault-injection | 2 p:realtime t:test-bench m:link-l2 l:dianqi-guzhang l:baowen-guzhang l:xian-xie-jihua
please how can i get software for my university free | complaint enquiry | 3 o:/Industry-education o:/ecology/class | 2 n:liu-suo-gaoxiao-gongjian h:trial-licence | 1 n:jiangzuo-lianhe-shiyanshi r:liaozhen-technology
浮动 license 断网 | mixed ticket | 3 h:borrow-a-licence | 2 h:licence-service h:licence-not-found h:kinds-of-licences p:studio p:compute
kalman 滤波 | mixed forum | 3 t:control-design f:control | 2 t:battery
kubernetes operator | nothing zero
pizza delivery | nothing zero
world cup schedule | nothing zero
nuclear reactor core | nothing zero
seismic inversion | nothing forum
bitcoin wallet | nothing zero
wedding photographer | nothing zero
asdfgh qwerty | nothing zero
R2035b | nothing zero
autocad dwg viewer | nothing zero
dentist appointment | nothing zero
`,
)
