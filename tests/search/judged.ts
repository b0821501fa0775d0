import type { Locale } from '#lib/locale.ts'

/** What makes a query hard; the table of `npm run search:quality` has a line for each. */
export const queryClasses = ['plain', 'two', 'misspelt', 'mixed'] as const
export type QueryClass = (typeof queryClasses)[number]

export interface JudgedQuery {
  query: string
  locale: Locale
  class: QueryClass
  /** Records by `kind/slug` (columns by their path): 3 is what the person means, 2 answers too, 1 is related. */
  grades: Record<string, number>
}

const kinds: Record<string, string> = {
  p: 'products',
  t: 'toolboxes',
  m: 'machines',
  s: 'solutions',
  c: 'cases',
  n: 'news',
  r: 'partners',
  o: 'columns',
  e: 'engines',
  f: 'function-areas',
  d: 'courses',
  l: 'lessons',
  h: 'help-articles',
  a: 'advisories',
  j: 'positions',
}

/** One query a line: `query | grade keys … | grade keys …`, a key being the kind's letter and the slug. */
function read(locale: Locale, kind: QueryClass, lines: string): JudgedQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', ...graded] = line.split('|').map((part) => part.trim())
      const grades: Record<string, number> = {}
      for (const part of graded) {
        const [grade, ...keys] = part.split(/\s+/)
        for (const key of keys) grades[`${kinds[key.slice(0, 1)]}/${key.slice(2)}`] = Number(grade)
      }
      return { query, locale, class: kind, grades }
    })
}

const plainZh = read(
  'zh',
  'plain',
  `
浑仪建模 | 3 p:studio
系统建模 | 3 p:studio | 2 n:liu-suo-gaoxiao-gongjian c:gongcheng-jixie-jianmo-peixun | 1 n:sige-peixun-xiangmu o:/product
硬件在环 | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan | 2 n:jiangzuo-lianhe-shiyanshi m:station-s8 m:station-s4 m:station-x16 | 1 o:/product/machine c:weixing-zikong-banwuli
半物理仿真 | 3 c:weixing-zikong-banwuli | 2 p:realtime s:attitude-orbit | 1 m:station-x16 m:station-s8
实时仿真机 | 3 m:station-s4 m:station-s8 m:station-x16 | 2 p:realtime o:/product/machine n:station-x16 | 1 n:arm-2026-003
冗余实时机 | 3 m:station-x16 | 2 n:station-x16
信号调理 | 3 m:link-l2
边缘网关 | 3 m:edge-e2 | 2 n:arm-2026-004-005 p:twin
数字孪生 | 3 p:twin | 2 m:edge-e2 c:ranji-dianchang-luansheng | 1 c:dianchi-wendu-zaixian-yuce n:jiangjie-moxing-wucha
降阶模型 | 3 p:twin n:jiangjie-moxing-wucha | 2 c:dianchi-wendu-zaixian-yuce n:r2026a-fabu m:edge-e2 | 1 c:chuanbo-hunhe-dongli c:ranji-dianchang-luansheng
电池热失控 | 3 s:battery-thermal-runaway | 2 t:battery | 1 c:dianchi-wendu-zaixian-yuce r:muyan-safety
整车能量流 | 3 s:vehicle-energy-flow c:zhengche-nengliangliu
姿轨控 | 3 s:attitude-orbit c:weixing-zikong-banwuli | 1 t:orbits r:xingchui-dynamics
风电并网 | 3 s:wind-farm-grid | 2 c:fengdianchang-bingwang-shiyan r:fudian-engineering
精密运动台 | 3 s:precision-motion | 2 c:jingmi-yundongtai-zhendang | 1 r:haoheng-precision
混合动力船舶 | 3 s:hybrid-propulsion c:chuanbo-hunhe-dongli | 1 r:nordhafen-marine r:haiyue
工程机械液压 | 3 s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 t:hydraulics | 1 r:tiezhen-hydraulics c:gongcheng-jixie-jianmo-peixun
飞机环控热管理 | 3 s:aircraft-thermal-power c:feiji-rezonghe-guanli | 2 t:aircraft-systems | 1 t:thermal-fluids
控制系统设计 | 3 t:control-design | 2 p:control
系统辨识 | 3 t:identification | 2 p:control | 1 c:jingmi-yundongtai-zhendang f:control
代码生成 | 3 t:code-generation | 2 p:control c:dianji-kongzhi-daima-shengcheng | 1 n:arm-2026-004-005
燃料电池 | 3 t:hydrogen
燃气轮机 | 3 t:gas-turbine | 2 c:ranji-dianchang-luansheng
电机控制 | 3 c:dianji-kongzhi-daima-shengcheng t:electric-drives | 1 t:power-electronics p:control
不确定性分析 | 3 t:uncertainty
求解器速度 | 3 n:guibiao-jizhun-fangfa e:gnomon | 2 n:r2026b-fabu | 1 p:compute p:studio
固定步长 | 3 n:weishenme-yong-dingbuchang | 2 e:gnomon n:r2026b-fabu n:guibiao-jizhun-fangfa | 1 p:realtime p:studio
圭表求解器 | 3 e:gnomon n:guibiao-jizhun-fangfa | 2 n:r2026b-fabu
子午编译器 | 3 e:meridian n:ziwu-bianyi-yibaiwan-fangcheng
刻漏抖动 | 3 n:kelou-doudong-celiang e:clepsydra | 1 p:realtime
兼容性报告 | 3 n:jianrong-baogao-2026-10 o:/product/matlab-simulink
从MATLAB迁移 | 3 o:/product/matlab-simulink | 2 p:compute n:jianrong-baogao-2026-10
安全公告 | 3 o:/help/SecurityIncident | 2 n:arm-2026-008 n:arm-2026-007 n:arm-2026-006 n:arm-2026-004-005 n:arm-2026-003 n:arm-2026-001-002 | 1 n:psirt-baogao-zhengce
报告漏洞 | 3 n:psirt-baogao-zhengce o:/help/SecurityIncident
长期支持版 | 3 n:changqi-zhichi-tiaokuan n:r2024b-fabu | 1 n:r2025a-zhichi-jieshu
信创适配 | 3 o:/product/Innovation n:r2026a-xinchuang-shipei | 1 n:qilin-v10-shipei
麒麟鲲鹏 | 3 n:qilin-v10-shipei | 2 n:r2026a-xinchuang-shipei o:/product/Innovation
培训日期 | 3 n:peixun-kaiban-2026-dong | 2 n:sige-peixun-xiangmu
师资研修 | 3 n:shizi-yanxiu-2026-xia | 1 n:sige-peixun-xiangmu n:peixun-kaiban-2026-dong
伙伴分级 | 3 n:shengtai-huoban-fenji | 2 o:/ecology o:/ecology/class
课程视频字幕 | 3 n:kecheng-zimu-wengao | 2 o:/education/videoPlay
物料清单 | 3 n:wuliao-qingdan-suifa | 2 o:/help/OpenSystem o:/product/download
提交工单 | 3 o:/support/ticket/new | 2 o:/support/ticket/mine
联系方式 | 3 o:/contact
工程師培訓 | 3 c:gongcheng-jixie-jianmo-peixun n:peixun-kaiban-2026-dong n:sige-peixun-xiangmu
模擬器即時核心 | 2 p:realtime e:clepsydra m:station-s4 m:station-s8 m:station-x16
`,
)

const plainEn = read(
  'en',
  'plain',
  `
armilla studio | 3 p:studio
system modelling | 3 p:studio | 2 n:liu-suo-gaoxiao-gongjian c:gongcheng-jixie-jianmo-peixun
hardware in the loop | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan n:jiangzuo-lianhe-shiyanshi | 2 m:station-s8 m:station-s4 m:station-x16
real-time machine | 3 m:station-s4 m:station-s8 m:station-x16 | 2 o:/product/machine p:realtime n:station-x16 | 1 n:arm-2026-003
redundant | 3 m:station-x16 n:station-x16
signal conditioning | 3 m:link-l2
edge gateway | 3 m:edge-e2 | 2 n:arm-2026-004-005 p:twin
digital twin | 3 p:twin | 2 m:edge-e2 c:ranji-dianchang-luansheng
reduced models | 3 p:twin n:jiangjie-moxing-wucha | 2 c:dianchi-wendu-zaixian-yuce n:r2026a-fabu m:edge-e2 | 1 c:chuanbo-hunhe-dongli c:ranji-dianchang-luansheng
thermal runaway | 3 s:battery-thermal-runaway | 2 t:battery | 1 r:muyan-safety
attitude control | 3 s:attitude-orbit c:weixing-zikong-banwuli | 1 t:orbits r:xingchui-dynamics
wind farm | 3 s:wind-farm-grid | 2 c:fengdianchang-bingwang-shiyan r:fudian-engineering
hydraulics | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics | 1 p:studio t:aircraft-systems
hydrogen fuel cells | 3 t:hydrogen
motor control | 3 c:dianji-kongzhi-daima-shengcheng t:electric-drives | 1 p:control t:power-electronics
code generation | 3 t:code-generation | 2 p:control c:dianji-kongzhi-daima-shengcheng | 1 n:arm-2026-004-005
generated C code | 3 t:code-generation p:control c:dianji-kongzhi-daima-shengcheng | 1 n:arm-2026-004-005
identification | 3 t:identification | 2 p:control f:control | 1 c:jingmi-yundongtai-zhendang
optimization | 3 t:optimisation f:optimisation | 1 p:compute r:jianglan
robots | 3 t:robotics
orbit propagation | 3 t:orbits | 1 s:attitude-orbit
why a fixed step | 3 n:weishenme-yong-dingbuchang | 1 n:guibiao-jizhun-fangfa n:r2026b-fabu
solver benchmark | 3 n:guibiao-jizhun-fangfa e:gnomon | 2 n:r2026b-fabu
gnomon | 3 e:gnomon n:guibiao-jizhun-fangfa | 2 n:r2026b-fabu
jitter | 3 n:kelou-doudong-celiang e:clepsydra | 2 p:realtime m:station-s8
million equations | 3 n:ziwu-bianyi-yibaiwan-fangcheng e:meridian
compatibility report | 3 n:jianrong-baogao-2026-10 o:/product/matlab-simulink
moving from matlab | 3 o:/product/matlab-simulink | 2 p:compute n:jianrong-baogao-2026-10
security advisories | 3 o:/help/SecurityIncident | 2 n:arm-2026-008 n:arm-2026-007 n:arm-2026-006 n:arm-2026-004-005 n:arm-2026-003 n:arm-2026-001-002 | 1 n:psirt-baogao-zhengce
report a vulnerability | 3 n:psirt-baogao-zhengce o:/help/SecurityIncident
long term support | 3 n:changqi-zhichi-tiaokuan n:r2024b-fabu | 1 n:r2025a-zhichi-jieshu
domestic platforms | 3 o:/product/Innovation | 2 n:r2026a-xinchuang-shipei n:qilin-v10-shipei
training dates | 3 n:peixun-kaiban-2026-dong | 2 n:sige-peixun-xiangmu
teacher training | 3 n:shizi-yanxiu-2026-xia | 2 n:sige-peixun-xiangmu n:peixun-kaiban-2026-dong
partner levels | 3 n:shengtai-huoban-fenji | 2 o:/ecology o:/ecology/class
open source toolboxes | 3 n:liu-ge-gongjuxiang-kaiyuan | 2 o:/product/Toolbox o:/help/OpenSystem | 1 t:electrical t:orbits t:signal t:identification t:optimisation t:test-bench
captions and transcripts | 3 n:kecheng-zimu-wengao | 1 o:/education/videoPlay
careers | 3 o:/joinUs
new ticket | 3 o:/support/ticket/new | 1 o:/support/ticket/mine
privacy | 3 o:/PrivacyPolicy | 1 o:/cookies
communications toolbox | 3 t:tongxin
spring festival | 3 n:chunjie-zhichi-anpai-2026
less ram air | 3 c:feiji-rezonghe-guanli | 1 t:aircraft-systems s:aircraft-thermal-power
universities | 2 n:liu-suo-gaoxiao-gongjian n:jiangzuo-lianhe-shiyanshi r:yunqi-tech r:yanling r:weibei-polytechnic r:jianglan r:haiyue r:minshan-jiaotong o:/Industry-education
munich office | 3 n:munihei-bangongshi | 2 o:/contact | 1 o:/about
`,
)

const two = read(
  'zh',
  'two',
  `
建模 | 3 p:studio | 2 c:gongcheng-jixie-jianmo-peixun n:liu-suo-gaoxiao-gongjian | 1 n:sige-peixun-xiangmu r:yiqian-engineering r:chishuo-engineering r:haiyue o:/product o:/about n:peixun-kaiban-2026-dong p:compute p:twin
控制 | 3 p:control t:control-design | 2 f:control c:hangkong-fadongji-yingjian-zaihuan c:fengdianchang-bingwang-shiyan c:dianji-kongzhi-daima-shengcheng t:code-generation t:electric-drives | 1 p:realtime s:precision-motion c:jingmi-yundongtai-zhendang s:wind-farm-grid r:yunqi-tech o:/product r:haoheng-precision s:attitude-orbit
实时 | 3 p:realtime m:station-s4 m:station-s8 m:station-x16 | 2 e:clepsydra n:r2026b-fabu n:station-x16 n:arm-2026-003 | 1 o:/product/machine t:test-bench s:wind-farm-grid
孪生 | 3 p:twin m:edge-e2 | 2 c:ranji-dianchang-luansheng | 1 r:tingshi-data n:jiangjie-moxing-wucha o:/product/machine o:/product
液压 | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics | 1 p:studio t:aircraft-systems o:/product/Toolbox
气动 | 3 t:pneumatics | 1 t:flight-dynamics
电池 | 3 t:battery s:battery-thermal-runaway | 2 t:hydrogen c:chuanbo-hunhe-dongli n:r2025a-fabu c:dianchi-wendu-zaixian-yuce | 1 s:hybrid-propulsion p:twin
优化 | 3 t:optimisation f:optimisation | 1 n:liu-ge-gongjuxiang-kaiyuan r:jianglan p:compute
辨识 | 3 t:identification | 2 p:control f:control | 1 c:jingmi-yundongtai-zhendang r:kestrelfeld r:jianglan s:precision-motion n:liu-ge-gongjuxiang-kaiyuan
通信 | 3 t:tongxin
多体 | 3 t:multibody
抖动 | 3 n:kelou-doudong-celiang e:clepsydra | 2 p:realtime m:station-s8
编译 | 3 n:ziwu-bianyi-yibaiwan-fangcheng e:meridian | 1 p:studio p:compute n:r2027a-beta-1-kaifang
签名 | 3 n:wuliao-qingdan-suifa | 2 o:/product/download | 1 n:arm-2026-004-005 m:edge-e2 p:twin
下载 | 3 o:/product/download | 2 o:/product/downHistory n:r2027a-beta-1-kaifang
课程 | 3 o:/education/details o:/Industry-education/course-plan | 2 o:/education/videoPlay n:kecheng-zimu-wengao n:liu-suo-gaoxiao-gongjian | 1 o:/Industry-education n:shizi-yanxiu-2026-xia r:yunqi-tech r:yanling r:weibei-polytechnic r:minshan-jiaotong n:sige-peixun-xiangmu n:peixun-kaiban-2026-dong o:/Industry-education/textbook-plan
教材 | 3 o:/Industry-education/textbook-plan | 2 n:liu-suo-gaoxiao-gongjian | 1 o:/Industry-education
工单 | 3 o:/support/ticket/mine o:/support/ticket/new | 1 n:chunjie-zhichi-anpai-2026 o:/login n:munihei-bangongshi
船舶 | 3 s:hybrid-propulsion | 2 c:chuanbo-hunhe-dongli r:nordhafen-marine | 1 r:haiyue
风电 | 3 s:wind-farm-grid | 2 c:fengdianchang-bingwang-shiyan r:fudian-engineering
卫星 | 3 c:weixing-zikong-banwuli s:attitude-orbit | 2 r:xingchui-dynamics t:orbits
麒麟 | 3 n:qilin-v10-shipei | 2 n:r2026a-xinchuang-shipei o:/product/Innovation | 1 n:r2024b-fabu p:control
龙芯 | 3 n:r2026a-xinchuang-shipei | 2 o:/product/Innovation
轨道 | 3 t:orbits | 2 s:attitude-orbit c:weixing-zikong-banwuli | 1 n:liu-ge-gongjuxiang-kaiyuan r:yanling
信创 | 3 o:/product/Innovation n:r2026a-xinchuang-shipei | 1 n:qilin-v10-shipei
迁移 | 3 o:/product/matlab-simulink | 2 p:compute o:/product/Innovation | 1 n:r2026a-xinchuang-shipei
开源 | 3 o:/help/OpenSystem n:liu-ge-gongjuxiang-kaiyuan | 1 o:/product/Toolbox r:jianglan
隐私 | 3 o:/PrivacyPolicy
网关 | 3 m:edge-e2 | 2 n:arm-2026-004-005 | 1 p:twin r:tingshi-data r:minshan-jiaotong c:dianchi-wendu-zaixian-yuce
字幕 | 3 n:kecheng-zimu-wengao | 2 o:/education/videoPlay
单摆 | 3 n:danbai-yu-zhibiao-yuejian
冗余 | 3 m:station-x16 n:station-x16
培训 | 3 n:peixun-kaiban-2026-dong n:sige-peixun-xiangmu | 2 c:gongcheng-jixie-jianmo-peixun | 1 n:shizi-yanxiu-2026-xia n:munihei-bangongshi r:tingzhou-technology r:longyan-technology r:chuli-information
`,
)

const misspelt = [
  ...read(
    'en',
    'misspelt',
    `
hydralics | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics
pnuematics | 3 t:pneumatics
identifcation | 3 t:identification | 2 p:control f:control
optimistaion | 3 t:optimisation f:optimisation
vehical dynamics | 3 t:vehicle-dynamics | 1 t:powertrain r:chishuo-engineering
batery | 3 t:battery s:battery-thermal-runaway | 2 n:r2025a-fabu c:chuanbo-hunhe-dongli c:dianchi-wendu-zaixian-yuce | 1 s:hybrid-propulsion
termal runaway | 3 s:battery-thermal-runaway | 2 t:battery | 1 r:muyan-safety
compatability report | 3 n:jianrong-baogao-2026-10 o:/product/matlab-simulink
hardwear in the loop | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan n:jiangzuo-lianhe-shiyanshi | 2 m:station-s8 m:station-s4 m:station-x16
meridain | 3 e:meridian n:ziwu-bianyi-yibaiwan-fangcheng
clepsidra | 3 e:clepsydra n:kelou-doudong-celiang
gnonom solver | 3 e:gnomon n:guibiao-jizhun-fangfa | 2 n:r2026b-fabu
uncertanty | 3 t:uncertainty
armila studio | 3 p:studio
modellica | 3 n:r2025b-fabu p:studio
vulnerabilty | 3 n:psirt-baogao-zhengce | 2 o:/help/SecurityIncident n:wuliao-qingdan-suifa
redundent machine | 3 m:station-x16 n:station-x16
privcy policy | 3 o:/PrivacyPolicy
captons | 3 n:kecheng-zimu-wengao | 2 o:/education/videoPlay
turbin | 3 t:gas-turbine | 2 c:ranji-dianchang-luansheng
`,
  ),
  ...read(
    'zh',
    'misspelt',
    `
fangzhenji | 3 m:station-s4 m:station-s8 m:station-x16 | 2 n:station-x16
hunyi jianmo | 3 p:studio
yeya | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics
dianci | 3 t:battery s:battery-thermal-runaway | 2 t:hydrogen c:chuanbo-hunhe-dongli n:r2025a-fabu
xitong bianshi | 3 t:identification
hyjm | 3 p:studio
控制系统设汁 | 3 t:control-design | 2 p:control
代码生成器生存 | 3 t:code-generation | 2 c:dianji-kongzhi-daima-shengcheng p:control
电池热施控 | 3 s:battery-thermal-runaway | 2 t:battery
浑议建模 | 3 p:studio
信创适陪 | 3 o:/product/Innovation n:r2026a-xinchuang-shipei
刻陋内核 | 3 e:clepsydra n:kelou-doudong-celiang
`,
  ),
]

const mixed = [
  ...read(
    'zh',
    'mixed',
    `
FMI 3.0 | 3 n:fmi-3-0-huhuan-ceshi n:r2025a-fabu | 2 p:studio n:r2026b-fabu o:/help/OpenSystem
FMI3.0联合仿真 | 3 n:r2025a-fabu n:fmi-3-0-huhuan-ceshi | 1 s:attitude-orbit p:studio
SSP 2.0导入 | 3 n:ssp-2-0-daoru-jiancha | 2 n:r2026a-fabu n:arm-2026-007 | 1 p:studio
R2026b发布 | 3 n:r2026b-fabu
R2026a 信创 | 3 n:r2026a-xinchuang-shipei | 2 o:/product/Innovation
R2024b支持到什么时候 | 3 n:changqi-zhichi-tiaokuan n:r2024b-fabu | 1 n:r2025a-zhichi-jieshu
Station S8接口 | 3 m:station-s8
Station X16 冗余 | 3 m:station-x16 n:station-x16
MATLAB函数覆盖 | 3 o:/product/matlab-simulink n:jianrong-baogao-2026-10 | 2 p:compute
Modelica 3.6支持 | 3 n:r2025b-fabu p:studio
ARM-2026-008 | 3 n:arm-2026-008
ARM-2026-004 网关证书 | 3 n:arm-2026-004-005
Edge E2网关 | 3 m:edge-e2
openEuler 适配 | 3 n:r2026a-xinchuang-shipei o:/product/Innovation | 2 n:qilin-v10-shipei n:r2024b-fabu
SBOM 物料清单 | 3 n:wuliao-qingdan-suifa | 2 o:/help/OpenSystem o:/product/download
ＦＭＵ 解包 | 3 n:arm-2026-001-002
M代码 兼容 | 3 o:/product/matlab-simulink n:jianrong-baogao-2026-10 p:compute
Cookie设置 | 3 o:/cookies
fft 频谱 | 3 t:signal f:signal
`,
  ),
  ...read(
    'en',
    'mixed',
    `
仿真 real-time | 3 p:realtime m:station-s4 m:station-s8 m:station-x16 | 2 t:test-bench n:station-x16 s:wind-farm-grid
热失控 battery | 3 s:battery-thermal-runaway | 2 t:battery
液压 toolbox | 3 t:hydraulics | 2 s:hydraulic-prototype o:/product/Toolbox
浑仪 realtime | 3 p:realtime
麒麟V10 Kylin | 3 n:qilin-v10-shipei | 2 n:r2026a-xinchuang-shipei o:/product/Innovation
r2025a support ends | 3 n:r2025a-zhichi-jieshu
v2026b release notes | 3 n:r2026b-fabu
圭表 gnomon | 3 e:gnomon n:guibiao-jizhun-fangfa
`,
  ),
]

/**
 * Records that came to the demo content after the queries: courses, help, advisories, positions. They were judged when
 * they came, by their titles, from what the search found for each query; the ranking was not changed for them.
 */
const later = read(
  'zh',
  'plain',
  `
半物理仿真 | 1 d:kai-yi-men-yingjian-zaihuan-shiyanke j:yingjian-ceshi
硬件在环 | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke | 1 j:yingjian-ceshi
hardware in the loop | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke
hardwear in the loop | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke
real-time machine | 2 a:arm-2026-003 h:choose-a-station h:first-run-on-a-station | 1 h:licence-of-a-machine
实时仿真机 | 2 a:arm-2026-003 h:choose-a-station h:first-run-on-a-station
实时 | 1 a:arm-2026-003 h:licence-of-a-machine
仿真 real-time | 1 a:arm-2026-003
冗余实时机 | 1 a:arm-2026-003 h:licence-of-a-machine
redundent machine | 1 a:arm-2026-003 h:licence-of-a-machine
Station S8接口 | 2 h:first-run-on-a-station h:choose-a-station
Station X16 冗余 | 2 h:choose-a-station | 1 h:first-run-on-a-station
ＦＭＵ 解包 | 3 a:arm-2026-001 | 1 h:import-an-fmu h:export-an-fmu
FMI 3.0 | 2 h:import-an-fmu h:export-an-fmu
FMI3.0联合仿真 | 2 h:import-an-fmu h:export-an-fmu
签名 | 2 h:check-a-download | 1 a:arm-2026-004 h:gateway-firmware
modellica | 2 h:modelica-3-6-warnings h:move-models-from-other-tools
Modelica 3.6支持 | 3 h:modelica-3-6-warnings | 1 h:move-models-from-other-tools
solver benchmark | 2 d:du-dong-qiujieqi | 1 j:qiujieqi-kaifa
gnonom solver | 1 d:du-dong-qiujieqi j:qiujieqi-kaifa
圭表求解器 | 1 d:du-dong-qiujieqi j:qiujieqi-kaifa
求解器速度 | 2 d:du-dong-qiujieqi h:slow-simulation | 1 j:qiujieqi-kaifa
jitter | 3 l:buchang-yu-doudong | 1 d:di-yi-ge-bihuan j:shishi-neihe
抖动 | 3 l:buchang-yu-doudong | 1 d:di-yi-ge-bihuan
刻漏抖动 | 2 l:buchang-yu-doudong | 1 j:shishi-neihe
刻陋内核 | 1 j:shishi-neihe
clepsidra | 1 j:shishi-neihe
模擬器即時核心 | 2 j:shishi-neihe | 1 a:arm-2026-003 h:licence-of-a-machine
麒麟 | 3 h:domestic-platforms-limits | 2 h:install-on-linux
麒麟V10 Kylin | 2 h:domestic-platforms-limits h:install-on-linux
麒麟鲲鹏 | 2 h:domestic-platforms-limits | 1 h:install-on-linux
openEuler 适配 | 2 h:domestic-platforms-limits | 1 h:install-on-linux
信创 | 3 h:domestic-platforms-limits
信创适配 | 2 h:domestic-platforms-limits
信创适陪 | 2 h:domestic-platforms-limits
domestic platforms | 3 h:domestic-platforms-limits
R2026a 信创 | 2 h:domestic-platforms-limits
物料清单 | 3 h:read-an-sbom
SBOM 物料清单 | 3 h:read-an-sbom
编译 | 2 h:compile-large-models j:bianyiqi-kaifa
million equations | 2 h:compile-large-models | 1 j:bianyiqi-kaifa
子午编译器 | 2 j:bianyiqi-kaifa
meridain | 1 j:bianyiqi-kaifa
降阶模型 | 3 h:valid-range-of-reduced-models
reduced models | 3 h:valid-range-of-reduced-models
开源 | 3 h:open-source-toolboxes | 1 h:read-an-sbom h:kinds-of-licences
open source toolboxes | 3 h:open-source-toolboxes | 1 h:kinds-of-licences
液压 toolbox | 1 d:re-yu-liuti
代码生成 | 2 d:cong-kongzhiqi-dao-c a:arm-2026-005
code generation | 2 d:cong-kongzhiqi-dao-c a:arm-2026-005
generated C code | 3 d:cong-kongzhiqi-dao-c
代码生成器生存 | 1 d:cong-kongzhiqi-dao-c a:arm-2026-005
数字孪生 | 1 h:gateway-shows-no-value
digital twin | 1 h:gateway-shows-no-value
长期支持版 | 1 h:move-from-r2025a
long term support | 1 h:move-from-r2025a
r2025a support ends | 3 h:move-from-r2025a
M代码 兼容 | 3 h:check-m-code
MATLAB函数覆盖 | 3 h:check-m-code h:replace-missing-functions
moving from matlab | 3 h:check-m-code h:move-models-from-other-tools
从MATLAB迁移 | 3 h:check-m-code h:move-models-from-other-tools
迁移 | 2 h:move-models-from-other-tools h:check-m-code
建模 | 2 d:di-yi-ge-moxing | 1 d:ba-shiyan-gaicheng-moxing
系统建模 | 2 d:di-yi-ge-moxing | 1 d:re-yu-liuti
浑仪建模 | 1 d:di-yi-ge-moxing
控制 | 2 d:cong-kongzhiqi-dao-c | 1 d:jieyue-xiangying
电机控制 | 1 l:zhengding-pid
motor control | 1 l:zhengding-pid
网关 | 3 h:gateway-firmware h:gateway-shows-no-value a:arm-2026-004
edge gateway | 3 h:gateway-firmware h:gateway-shows-no-value | 2 a:arm-2026-004
边缘网关 | 3 h:gateway-firmware h:gateway-shows-no-value | 2 a:arm-2026-004
Edge E2网关 | 2 h:gateway-firmware h:gateway-shows-no-value | 1 a:arm-2026-004
SSP 2.0导入 | 3 h:ssp-import-stops | 2 a:arm-2026-007
why a fixed step | 2 h:choose-a-solver
ARM-2026-008 | 3 a:arm-2026-008 | 1 h:licence-service
ARM-2026-004 网关证书 | 3 a:arm-2026-004
security advisories | 2 a:arm-2026-008 a:arm-2026-007 a:arm-2026-006 a:arm-2026-005 a:arm-2026-004 a:arm-2026-003 a:arm-2026-002 a:arm-2026-001
安全公告 | 2 a:arm-2026-008 a:arm-2026-007 a:arm-2026-006 a:arm-2026-005 a:arm-2026-004 a:arm-2026-003 a:arm-2026-002 a:arm-2026-001
report a vulnerability | 1 j:anquan-gongchengshi
vulnerabilty | 1 j:anquan-gongchengshi
报告漏洞 | 1 j:anquan-gongchengshi
compatibility report | 1 h:check-m-code
teacher training | 1 d:ba-shiyan-gaicheng-moxing
师资研修 | 2 d:ba-shiyan-gaicheng-moxing d:kai-yi-men-yingjian-zaihuan-shiyanke
辨识 | 2 d:cong-shuju-dao-moxing
系统辨识 | 2 d:cong-shuju-dao-moxing
identification | 2 d:cong-shuju-dao-moxing
identifcation | 2 d:cong-shuju-dao-moxing
xitong bianshi | 1 d:cong-shuju-dao-moxing
munich office | 2 j:yingyong-munihei
下载 | 2 h:install-on-windows h:check-a-download
wind farm | 1 j:yingyong-dianli
风电 | 1 j:yingyong-dianli
风电并网 | 1 j:yingyong-dianli
gnomon | 1 j:qiujieqi-kaifa
圭表 gnomon | 1 j:qiujieqi-kaifa
`,
)

/** Judged by reading the demo content, before anything was tuned; later records as said above. */
export const judgedQueries: readonly JudgedQuery[] = [...plainZh, ...plainEn, ...two, ...misspelt, ...mixed].map(
  (query) => ({ ...query, grades: { ...query.grades, ...later.find((each) => each.query === query.query)?.grades } }),
)
