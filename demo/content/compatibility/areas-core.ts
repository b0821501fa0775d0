import { area, covered, missing, partly } from './area.ts'

/** Language and mathematics. */
export const coreAreas = [
  area('language', { zh: '语言与流程', en: 'Language and flow' }, [
    covered(
      'R2024b',
      `ans assert assertError assignin builtin error eval evalc evalin exist feval func2str functions
       inputParser inputname isargout isvarname lasterror lastwarn mfilename mlock munlock mislocked nargin
       narginchk nargout nargoutchk pause rethrow run str2func throw varargin varargout warning which what
       clear clc clearvars exit quit ver version verLessThan tic toc cputime clock etime date now timeit echo
       diary format input keyboard validateattributes`,
    ),
    covered(
      'R2025a',
      `onCleanup mustBeA mustBeFloat mustBeMember mustBeNonNan mustBeReal mustBeText mustBeVector mustBeFile
       mustBeFolder namedargs2cell mustBePositive mustBeNumeric mustBeInteger mustBeFinite`,
    ),
    partly('R2024b', 'dbstop', '不支持条件断点中的caught error', 'No caught-error condition in a breakpoint'),
    partly('R2025a', 'profile', '没有内存一栏', 'No memory column'),
    partly('R2025a', 'MException', '不支持correction字段', 'The correction field is missing'),
    partly('R2025b', 'matlab.lang.makeValidName', '不支持Prefix选项', 'The Prefix option is missing'),
    missing(
      'pcode mex mexext loadlibrary unloadlibrary calllib libfunctions libpointer libstruct',
      '加载二进制扩展的接口不同；用浑仪计算的C接口重写',
      'Binary extensions load differently; rewrite them with the C interface of Armilla Compute',
    ),
    missing(
      'javaObject javaMethod javaArray javaaddpath actxserver actxGetRunningServer',
      '不含Java虚拟机和COM',
      'There is no Java virtual machine and no COM',
    ),
  ]),
  area('data-types', { zh: '数据类型', en: 'Data types' }, [
    covered(
      'R2024b',
      `double single int8 int16 int32 int64 uint8 uint16 uint32 uint64 logical char cell struct class isa
       isfloat islogical isnumeric ischar iscell isstruct isobject isreal isempty isscalar isvector isrow
       iscolumn ismatrix isequal isequaln isfinite isinf isnan isfield isprop ismethod cast typecast intmax
       intmin realmax realmin flintmax eps pi i j Inf NaN true false cell2mat num2cell mat2cell cellfun
       arrayfun structfun celldisp getfield setfield rmfield substruct subsref subsasgn subsindex deal bitand
       bitor bitxor bitshift bitcmp bitset bitget dec2bin dec2hex dec2base bin2dec hex2dec isspace isstrprop
       fieldnames function_handle`,
    ),
    covered(
      'R2025a',
      `isKey remove keys values string isstring strings addcats mergecats setcats missing ismissing rmmissing
       cellstr containers.Map categorical fillmissing`,
    ),
    covered('R2026a', 'insert lookup entries types'),
    partly('R2025b', 'properties', '不列出Hidden属性的说明', 'Descriptions of hidden properties are not listed'),
    partly('R2025b', 'metaclass', '缺Description一族的字段', 'The Description family of fields is missing'),
    partly('R2026a', 'event.listener', '不支持Recursive', 'Recursive is not supported'),
  ]),
  area('arrays', { zh: '数组与索引', en: 'Arrays and indexing' }, [
    covered(
      'R2024b',
      `zeros ones eye rand randn randi randperm rng colon repmat repelem cat horzcat vertcat reshape squeeze
       permute flip fliplr flipud rot90 size numel ndims length end sub2ind ind2sub meshgrid ndgrid diag
       blkdiag tril triu sort sortrows topkrows unique union setdiff setxor find nnz nonzeros any all xor not
       and or max min cummax cummin bounds sum prod cumsum cumprod diff histc nextpow2 magic hilb toeplitz
       vander isdiag istril istriu resize idivide nchoosek perms primes isprime factor gcd lcm linspace
       logspace accumarray ismember issorted histcounts`,
    ),
    covered('R2025a', 'mink maxk rescale paddata trimdata head tail normalize'),
    partly('R2025a', 'groupsummary', '不支持自定义分箱函数', 'No binning function of your own'),
    partly('R2025a', 'groupcounts', '不支持IncludePercentGroups', 'IncludePercentGroups is missing'),
    partly('R2025b', 'grouptransform', '方法只有zscore、meancenter和norm', 'Methods zscore, meancenter and norm only'),
    partly('R2025b', 'splitapply', '不支持表变量作为分组', 'Table variables cannot be groups'),
    partly('R2025a', 'pagemtimes', '不支持转置参数组合ctranspose加none', 'The pair ctranspose and none is missing'),
  ]),
  area('elementary', { zh: '初等数学', en: 'Elementary mathematics' }, [
    covered(
      'R2024b',
      `plus minus uminus uplus times mtimes rdivide ldivide power mpower eq ne lt le gt ge abs sign sqrt
       nthroot exp expm1 log log2 log10 log1p reallog realpow pow2 hypot mod rem floor ceil round fix sin cos
       tan asin acos atan atan2 sec csc cot asec acsc acot sinh cosh tanh asinh acosh atanh sech csch coth
       asech acsch acoth sind cosd tand asind acosd atand atan2d secd cscd cotd sinpi cospi rad2deg real imag
       conj angle arg unwrap cross dot kron rat rats factorial`,
    ),
    covered(
      'R2025a',
      `gamma gammaln beta betaln erf erfc erfcx erfinv erfcinv airy ellipj ellipke expint psi sinint cosint
       besselj gammainc`,
    ),
  ]),
  area('linear-algebra', { zh: '线性代数', en: 'Linear algebra' }, [
    covered(
      'R2024b',
      `inv pinv det rank trace norm normest normest1 cond condest condeig rcond null orth rref expm logm sqrtm
       funm lu qr chol ldl schur rsf2csf hess balance eig svd gsvd qz ordschur ordqz ordeig cdf2rdf subspace
       lscov qrupdate qrdelete qrinsert planerot housh vecnorm polyeig polyvalm`,
    ),
    covered('R2025b', 'pageinv pagesvd pagenorm'),
    partly('R2025b', 'eigs', '不支持函数句柄形式的广义特征值问题', 'No generalised problem given as a function handle'),
    partly('R2025b', 'svds', "不支持'smallestnz'", "'smallestnz' is missing"),
    partly('R2026a', 'svdsketch', '误差估计只用Frobenius范数', 'The error estimate uses the Frobenius norm only'),
  ]),
  area('sparse', { zh: '稀疏矩阵', en: 'Sparse matrices' }, [
    covered(
      'R2024b',
      `sparse full nzmax speye spfun spones sprand sprandn spparms amd colamd symamd symrcm dmperm etree gplot
       pcg bicg cgs gmres minres qmr symmlq lsqr ichol ilu`,
    ),
    covered('R2025a', 'tfqmr'),
    partly('R2024b', 'spy', '不能点选元素', 'Elements cannot be picked'),
  ]),
  area('polynomials', { zh: '多项式与插值', en: 'Polynomials and interpolation' }, [
    covered(
      'R2024b',
      `poly polyfit polyval roots conv deconv polyder polyint residue mpoles ppval mkpp unmkpp interp1 interp2
       interp3 interpn interpft spline pchip makima griddata griddatan scatteredInterpolant padecoef conv2
       convn filter filter2 cumtrapz trapz del2 gradient`,
    ),
    partly('R2025b', 'griddedInterpolant', "缺'previous'外推", "Extrapolation by 'previous' is missing"),
  ]),
  area('equations', { zh: '积分与微分方程', en: 'Integration and differential equations' }, [
    covered(
      'R2024b',
      `quad quadl quadgk quadv dblquad quad2d integral ode45 ode23 ode113 ode78 ode89 ode15s ode23s ode23t
       ode23tb ode15i decic odeset odeget odextend deval dde23 ddeset ddeget bvp4c bvp5c bvpinit bvpset bvpget
       bvpxtend pdepe pdeval`,
    ),
    covered('R2026a', 'ode solve odeEvent'),
    partly('R2025b', 'ddesd', '不支持历史中的跳跃', 'Jumps in the history are not supported'),
    partly('R2025b', 'ddensd', '中立型延迟只允许常数', 'Neutral delays must be constant'),
    partly('R2024b', 'odeplot', '不支持交互缩放', 'No interactive zoom'),
    partly('R2024b', 'odephas2', '不支持交互缩放', 'No interactive zoom'),
    partly('R2024b', 'odephas3', '不支持交互旋转', 'No interactive rotation'),
  ]),
  area('optimisation', { zh: '优化', en: 'Optimisation' }, [
    covered(
      'R2024b',
      `fminsearch fminbnd fzero optimset optimget fminunc fmincon fsolve lsqnonlin lsqcurvefit lsqlin linprog
       quadprog intlinprog fgoalattain fminimax fseminf optimoptions resetoptions coneprog secondordercone
       optimplotx optimplotfval optimplotfunccount optimplotfirstorderopt optimplotstepsize`,
    ),
    partly('R2025b', 'optimwarmstart', '只用于quadprog', 'For quadprog only'),
    missing('optimtool Optimize', '交互界面；用脚本设置', 'An interactive tool; set the problem up in a script'),
  ]),
  area('statistics', { zh: '统计', en: 'Statistics' }, [
    covered(
      'R2024b',
      `mean median mode std var cov iqr skewness kurtosis quantile prctile movmean movmax movmin movsum movstd
       movvar movprod movmad movfun detrend ischange zscore rms trimmean geomean harmmean nanmax nanmin nansum
       corr tabulate crosstab grpstats hist3 histfit ecdf smoothdata isoutlier corrcoef`,
    ),
    partly('R2025b', 'boxplot', '不支持紧凑样式', 'No compact style'),
  ]),
]
