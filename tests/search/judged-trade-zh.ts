import { readVisitors } from './judged-format.ts'

/** What engineers, teachers and students ask about modelling, solving, machines and courses. */
export const tradeZh = readVisitors(
  'zh',
  '2026-11-26',
  `
仿真跑得特别慢 | complaint ticket | 3 h:slow-simulation | 2 d:du-dong-qiujieqi l:shijian-de-daijia l:gangxing h:choose-a-solver | 1 h:compile-large-models l:buchang-he-rongcha b:微分代数方程的数值方法
算到一半不收敛 | complaint ticket | 3 h:initialisation-fails | 2 d:du-dong-qiujieqi h:slow-simulation l:gangxing h:choose-a-solver | 1 l:chuzhi-yu-shijian l:buchang-he-rongcha o:/contact
初始化失败 | word ticket | 3 h:initialisation-fails | 2 l:chuzhi-yu-shijian | 1 o:/product/open-platform h:first-model
编译一次要几个小时 | complaint ticket | 3 h:compile-large-models | 2 p:studio n:ziwu-bianyi-yibaiwan-fangcheng | 1 e:meridian n:r2027a-beta-1-kaifang v:R2027a-Beta-1
64核反而比16核慢 | complaint ticket | 3 p:compute | 2 n:r2025b-fabu | 1 n:ziwu-bianyi-yibaiwan-fangcheng f:sparse n:qilin-v10-shipei
容差设多少合适 | question forum | 3 h:choose-a-solver l:buchang-he-rongcha | 2 d:du-dong-qiujieqi h:slow-simulation | 1 n:weishenme-yong-dingbuchang l:gangxing
刚性方程怎么解 | question forum | 3 l:gangxing b:微分代数方程的数值方法 | 2 d:du-dong-qiujieqi e:gnomon h:choose-a-solver | 1 f:equations p:studio j:qiujieqi-kaifa h:slow-simulation
ode15s | word forum | 3 f:equations
指标约简 | word forum | 3 n:danbai-yu-zhibiao-yuejian | 2 e:meridian b:微分代数方程的数值方法 p:studio | 1 n:ziwu-bianyi-yibaiwan-fangcheng j:bianyiqi-kaifa v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
代数环 | word zero | 2 s:vehicle-energy-flow | 1 h:initialisation-fails p:studio e:meridian
CFD能做吗 | mixed enquiry | 3 p:studio | 2 d:re-yu-liuti | 1 l:yuanzhu-raoliu t:thermal-fluids
有限元 | word zero | 3 p:studio | 2 t:multibody t:electric-drives
卡门涡街 | word forum | 3 l:yuanzhu-raoliu
换热器怎么标定 | question forum | 3 l:huanreqi | 2 d:re-yu-liuti t:thermal-fluids | 1 t:optimisation
fmu导入报错 | mixed ticket | 3 h:import-an-fmu | 2 n:fmi-3-0-huhuan-ceshi v:R2025b-Update-1 a:arm-2026-001 | 1 n:arm-2026-001-002 w:FMI-3.0 w:FMI-2.0 h:export-an-fmu p:studio
同一个FMU在别的软件里结果不一样 | complaint ticket | 3 n:fmi-3-0-huhuan-ceshi h:export-an-fmu | 2 h:import-an-fmu o:/contact | 1 w:FMI-3.0 w:FMI-2.0
导出模型给客户又不想给源码 | complaint enquiry | 3 h:export-an-fmu c:zhengche-nengliangliu | 2 s:vehicle-energy-flow | 1 p:studio w:FMI-3.0 w:FMI-2.0
导入提示单位不一致 | complaint ticket | 3 h:ssp-import-stops n:ssp-2-0-daoru-jiancha | 2 w:SSP-2.0 n:r2026a-fabu c:zhengche-nengliangliu s:vehicle-energy-flow | 1 h:import-an-fmu
两个模型怎么对比差异 | question forum | 3 v:R2027a-Beta-1 n:r2027a-beta-1-kaifang p:studio | 1 t:test-bench
别的软件写的modelica能直接打开吗 | mixed enquiry | 3 h:move-models-from-other-tools p:studio | 2 h:modelica-3-6-warnings w:Modelica-3.6 | 1 n:r2025b-fabu v:R2025b
结果文件用python怎么读 | mixed forum | 3 h:results-as-hdf5 | 2 w:HDF5结果文件 h:python-sdk | 1 o:/product/open-platform
批量跑参数扫描 | word forum | 3 h:python-sdk | 2 o:/product/open-platform t:uncertainty | 1 h:job-service-tokens
二次开发接口文档 | word zero | 3 o:/product/open-platform | 2 h:python-sdk | 1 h:job-service-tokens h:results-as-hdf5 h:open-source-toolboxes
令牌过期401 | mixed ticket | 3 h:job-service-tokens | 2 o:/product/open-platform | 1 h:python-sdk
matlab代码能直接跑吗 | mixed enquiry | 3 h:check-m-code p:compute o:/product/matlab-simulink | 2 n:jianrong-baogao-2026-10 h:replace-missing-functions | 1 h:differences-in-results d:di-yi-ge-moxing
国产替代matlab | mixed enquiry | 3 p:compute o:/product/matlab-simulink | 2 n:jianrong-baogao-2026-10 h:check-m-code | 1 o:/product/Innovation n:r2026a-xinchuang-shipei o:/product
simulink模型怎么转过来 | mixed forum | 3 o:/product/matlab-simulink f:simulink-models | 2 f:simulink-runs | 1 h:check-m-code f:simulink-examples
和原来matlab算的不一样 | complaint ticket | 3 h:differences-in-results | 2 p:compute o:/product/matlab-simulink | 1 n:jianrong-baogao-2026-10 h:check-m-code
有没有app designer那样的界面工具 | mixed forum | 3 f:apps o:/product/matlab-simulink | 1 o:/product/open-platform
GPU加速 | mixed zero | 3 f:programs | 2 o:/product/matlab-simulink | 1 e:astrolabe j:shuju-keshihua
机器学习 | word zero | 3 o:/product/matlab-simulink
画图卡 数据点太多 | complaint ticket | 3 e:astrolabe p:compute | 1 j:shuju-keshihua f:plots n:r2026a-xinchuang-shipei
巴特沃思低通滤波 | word forum | 3 t:signal f:signal
pid参数怎么调 | mixed forum | 3 l:zhengding-pid t:control-design | 2 d:jieyue-xiangying b:控制原理与实践 | 1 f:control p:control l:di-yi-ge-fankui l:baohe
积分饱和 | word forum | 3 l:baohe | 2 d:jieyue-xiangying | 1 l:zhengding-pid
超调太大怎么办 | question forum | 3 l:zhengding-pid d:jieyue-xiangying | 2 l:zunibi-yu-jidian b:控制原理与实践 l:di-yi-ge-fankui | 1 t:control-design l:baohe
芯片没有浮点单元能生成代码吗 | question ticket | 3 t:code-generation p:control l:dingdian | 2 n:r2026a-fabu v:R2026a c:dianji-kongzhi-daima-shengcheng d:cong-kongzhiqi-dao-c w:C99 | 1 k:控制工程 t:control-design
生成的代码能随产品卖吗 | question enquiry | 3 p:control h:kinds-of-licences | 2 t:code-generation
支持哪些单片机 | question enquiry | 3 p:control w:C99 | 2 t:code-generation | 1 c:dianji-kongzhi-daima-shengcheng d:cong-kongzhiqi-dao-c
辨识出来的传递函数符号反了 | complaint ticket | 2 t:identification o:/support/ticket/new d:cong-shuju-dao-moxing | 1 l:nihe v:R2026a-Update-3 p:control
实时任务老是超时 | complaint ticket | 3 h:step-overruns | 2 l:buchang-yu-doudong n:kelou-doudong-celiang | 1 e:clepsydra p:realtime h:first-run-on-a-station n:weishenme-yong-dingbuchang d:di-yi-ge-bihuan h:choose-a-solver
EtherCAT从站多了抖动变大 | complaint ticket | 3 n:kelou-doudong-celiang h:step-overruns | 2 m:station-s8 e:clepsydra l:buchang-yu-doudong | 1 m:station-x16 p:realtime
台架突然停电数据丢了几秒 | complaint ticket | 3 h:data-after-a-power-cut n:rizhi-wenjian-de-tongbu | 2 p:realtime m:station-s8 | 1 m:station-x16
S4和S8怎么选 | mixed enquiry | 3 h:choose-a-station | 2 m:station-s4 m:station-s8 m:station-x16 o:/product/machine | 1 p:realtime
热电偶信号怎么模拟 | question enquiry | 3 m:link-l2
1553B | number zero | 3 m:station-s8 m:station-x16 | 1 p:realtime
CAN有几路 | mixed enquiry | 3 m:station-s4 m:station-s8 m:station-x16 | 2 m:edge-e2 o:/product/machine | 1 p:realtime p:twin h:choose-a-station
5微秒步长 | number enquiry | 3 m:station-s8 e:clepsydra p:realtime n:kelou-doudong-celiang | 2 h:choose-a-station | 1 n:r2026b-fabu j:shishi-neihe
噪声多少分贝 放办公室吵不吵 | question enquiry | 3 m:station-s4 | 2 m:station-s8 m:station-x16
保修几年 | question enquiry | 3 m:station-s4 m:station-s8 m:station-x16 m:link-l2 m:edge-e2 | 1 o:/product/machine
急停要不要接 | question forum | 3 h:first-run-on-a-station l:jiexian | 2 d:di-yi-ge-bihuan p:realtime | 1 l:anquan-yu-beijian n:station-x16 a:arm-2026-003 n:arm-2026-003
传感器断线怎么模拟 | question forum | 3 h:fault-injection l:dianqi-guzhang d:guzhang-zhuru | 2 m:link-l2 t:test-bench p:realtime | 1 l:xian-xie-jihua
网关只显示标记没有数值 | complaint ticket | 3 h:gateway-shows-no-value | 2 p:twin h:valid-range-of-reduced-models n:r2026a-fabu m:edge-e2 v:R2026a | 1 n:jiangjie-moxing-wucha c:dianchi-wendu-zaixian-yuce
换了传感器以后孪生模型一直漂 | complaint ticket | 3 h:gateway-shows-no-value c:ranji-dianchang-luansheng | 2 p:twin n:jiangjie-moxing-wucha o:/support/ticket/new | 1 h:valid-range-of-reduced-models
固件怎么升级 | question ticket | 3 h:gateway-firmware | 2 a:arm-2026-004 | 1 n:arm-2026-004-005 m:edge-e2 h:install-updates
电动车续航怎么算 | question enquiry | 3 s:vehicle-energy-flow c:zhengche-nengliangliu | 2 t:powertrain t:battery | 1 r:chishuo-engineering r:beiyuan-polytechnic k:车辆工程 o:/Industry-education
挖掘机 | word zero | 3 c:gongcheng-jixie-yeya-bianxing | 2 s:hydraulic-prototype r:tiezhen-hydraulics t:hydraulics
轮船怎么省油 | question enquiry | 3 c:chuanbo-hunhe-dongli s:hybrid-propulsion | 2 r:nordhafen-marine | 1 p:twin t:powertrain r:haicheng-maritime
光刻机工件台 | word zero | 3 s:precision-motion c:jingmi-yundongtai-zhendang | 2 r:haoheng-precision | 1 p:control r:orvale-metrology t:identification
储能 | word zero | 2 t:battery c:dianchi-wendu-zaixian-yuce s:battery-thermal-runaway p:twin | 1 m:edge-e2
飞控半实物 | word zero | 2 p:realtime t:flight-dynamics m:station-s8 k:飞行器系统 | 1 m:station-x16 c:weixing-zikong-banwuli o:/Industry-education c:hangkong-fadongji-yingjian-zaihuan
BMS测试 | mixed enquiry | 3 t:battery p:realtime | 2 l:xian-xie-jihua d:guzhang-zhuru | 1 m:station-s4 m:station-s8 s:battery-thermal-runaway h:fault-injection o:/product/machine
零基础怎么学 | question forum | 3 d:di-yi-ge-moxing | 2 o:/education/details h:first-model d:jieyue-xiangying | 1 l:cong-fangcheng-dao-moxing d:di-yi-ge-bihuan n:peixun-kaiban-2026-dong
视频教程 | word forum | 3 o:/education/videoPlay o:/education/details | 2 l:yuanzhu-raoliu l:zunibi-yu-jidian n:kecheng-zimu-wengao | 1 d:di-yi-ge-moxing d:jieyue-xiangying
培训多少钱 | question enquiry | 3 n:peixun-kaiban-2026-dong | 2 o:/education/details | 1 n:shizi-yanxiu-2026-xia o:/Industry-education n:sige-peixun-xiangmu
老师怎么出题防抄袭 | question forum | 3 d:chuti-yu-pingfen l:geren-canshu | 2 l:jiqi-pan-yu-ren-pan l:pingfenbiao | 1 l:you-yi-de-cuowu r:nanyu-science
课件PPT | mixed zero | 3 o:/Industry-education/textbook-plan | 2 b:系统建模基础 b:微分代数方程的数值方法 b:控制原理与实践 b:飞行动力学与仿真 b:系统辨识：从试验到模型 b:硬件在环实验 b:车辆动力学建模
倒立摆比赛 | word forum | 3 o:/Industry-education
CE202 | number forum | 3 k:控制工程 | 1 o:/Industry-education/course-plan
学生版 | word zero | 3 o:/Industry-education | 2 o:/ecology/class n:liu-suo-gaoxiao-gongjian h:trial-licence | 1 h:kinds-of-licences d:di-yi-ge-moxing n:jiangzuo-lianhe-shiyanshi r:liaozhen-technology
教学许可怎么申请 | question enquiry | 3 o:/Industry-education o:/ecology/class | 2 n:liu-suo-gaoxiao-gongjian r:liaozhen-technology | 1 n:shizi-yanxiu-2026-xia n:jiangzuo-lianhe-shiyanshi d:ba-shiyan-gaicheng-moxing d:di-yi-ge-moxing
`,
)
